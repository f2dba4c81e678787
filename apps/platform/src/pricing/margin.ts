import { powerFor, type MarketDefinition } from '@kipenga/betting-core';

/** How much the implied chances of a two- or three-way market exceed 1. */
const MARGIN = 0.075;

/** The same of markets with more answers, which carry more. */
const MARGIN_TO_NINE = 0.12;
const MARGIN_BEYOND_NINE = 0.15;

/** How much the implied chances of a market exceed what is fair, by how many answers it has. */
export function marginOf({ outcomes }: MarketDefinition): number {
  if (outcomes.length <= 3) return MARGIN;
  return outcomes.length <= 9 ? MARGIN_TO_NINE : MARGIN_BEYOND_NINE;
}

/**
 * The implied chances a bookmaker quotes for a whole market: the same power method turned round, so that every
 * implied chance is at least the fair one (no price is better than fair) and outsiders carry more of the margin.
 */
export function quotedChances(chances: readonly number[], margin: number = MARGIN): readonly number[] {
  const power = Math.min(1, powerFor(chances, 1 + margin));
  return chances.map((chance) => chance ** power);
}

const LOWEST = 1_010;
const HIGHEST = 501_000;

/**
 * A quoted chance as odds in whole thousandths, rounded down to what a board shows: hundredths below 10, tenths
 * below 20, halves below 50, wholes above. Null where the price would be under 1.01: nothing is offered then.
 */
export function oddsFromChance(quoted: number): number | null {
  const exact = Math.floor(1000 / quoted + 1e-6);
  const tick = exact < 10_000 ? 10 : exact < 20_000 ? 100 : exact < 50_000 ? 500 : 1_000;
  const rounded = Math.min(HIGHEST, Math.floor(exact / tick) * tick);
  return rounded < LOWEST ? null : rounded;
}
