import { powerFor, type MarketDefinition } from '@kipenga/betting-core';
import { assertShare } from './assertions.ts';

/** The implied chances of a two- or three-way market exceed 1 by this. */
const MARGIN = 0.075;

/** Markets with more answers carry more. */
const MARGIN_TO_NINE = 0.12;
const MARGIN_BEYOND_NINE = 0.15;

/**
 * The margin of a market: its implied chances exceed 1 by this. It grows with the number of outcomes.
 *
 * @example
 * marginOf(ONE_X_TWO); // 0.075
 */
export function marginOf({ outcomes }: MarketDefinition): number {
  if (outcomes.length <= 3) return MARGIN;
  return outcomes.length <= 9 ? MARGIN_TO_NINE : MARGIN_BEYOND_NINE;
}

/**
 * Puts a margin on the fair chances of a whole market: the power method of `fairChances` turned round, so that every implied chance is at
 * least the fair one (no price is better than fair) and outsiders carry more of the margin.
 *
 * @param chances The fair chances of all outcomes of the market, each between 0 and 1; they sum to 1. Anything
 *   that is no such number is a RangeError.
 * @param margin The implied chances sum to 1 and this, zero or more.
 * @returns The implied chances, in the same order.
 * @example
 * quotedChances([0.5, 0.3, 0.2], 0.075).map((chance) => chance.toFixed(4)); // 0.5248,0.3263,0.2238
 */
export function quotedChances(chances: readonly number[], margin: number = MARGIN): readonly number[] {
  for (const [at, chance] of chances.entries()) assertShare(chance, `chances[${at}]`);
  if (!(Number.isFinite(margin) && margin >= 0))
    throw new RangeError(`margin must be a number, zero or more, got ${String(margin)}`);
  return withMargin(chances, margin);
}

/** Puts a margin on chances that the model itself reckoned. */
export function withMargin(chances: readonly number[], margin: number): readonly number[] {
  const power = Math.min(1, powerFor(chances, 1 + margin));
  return chances.map((chance) => chance ** power);
}

const LOWEST = 1_010;
/**
 * The highest price of a board, in thousandths.
 *
 * @example
 * oddsFromChance(0.0001) === HIGHEST_ODDS; // true
 */
export const HIGHEST_ODDS = 501_000;

/**
 * Turns an implied chance into odds in whole thousandths, rounded down to the grid that a board shows: hundredths below 10, tenths below 20,
 * halves below 50, wholes above, at most 501.
 *
 * @returns The odds, or null where they would be under 1.01: nothing is offered then.
 * @example
 * oddsFromChance(0.3); // 3330
 * oddsFromChance(0.07); // 14200
 * oddsFromChance(0.995); // null
 */
export function oddsFromChance(quoted: number): number | null {
  const exact = Math.floor(1000 / quoted + 1e-6);
  const tick = exact < 10_000 ? 10 : exact < 20_000 ? 100 : exact < 50_000 ? 500 : 1_000;
  const rounded = Math.min(HIGHEST_ODDS, Math.floor(exact / tick) * tick);
  return rounded < LOWEST ? null : rounded;
}
