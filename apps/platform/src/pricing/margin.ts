import type { MarketDefinition } from '@kipenga/betting-core';

/** How much the implied chances of a two- or three-way market exceed 1. */
export const MARGIN = 0.075;

/** The same of markets with more answers, which carry more. */
const MARGIN_TO_NINE = 0.12;
const MARGIN_BEYOND_NINE = 0.15;

/** How much the implied chances of a market exceed what is fair, by how many answers it has. */
export function marginOf({ outcomes }: MarketDefinition): number {
  if (outcomes.length <= 3) return MARGIN;
  return outcomes.length <= 9 ? MARGIN_TO_NINE : MARGIN_BEYOND_NINE;
}

/** Where sum(p^k) meets `target`, by bisection: the sum falls as k grows. Chances lie strictly between 0 and 1. */
function powerFor(chances: readonly number[], target: number): number {
  let [low, high] = [0.01, 20];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (chances.reduce((sum, chance) => sum + chance ** middle, 0) > target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The fair chances behind a whole market's decimal prices: the k with sum((1/price)^k) = 1 (the power method). */
export function fairChances(prices: readonly number[]): readonly number[] {
  const implied = prices.map((price) => 1 / price);
  const power = powerFor(implied, 1);
  return implied.map((chance) => chance ** power);
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
