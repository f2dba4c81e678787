import { fairChances } from '../odds/fair-chances.ts';
import { toDecimal } from '../odds/odds.ts';
import type { JackpotMatch } from './jackpot.ts';

/** The chances of home, draw and away, which are 1 together. */
export type ResultChances = readonly [home: number, draw: number, away: number];

/** What the prices of a match make of its results, the margin taken out; null where one has no price. */
export function resultChances({ odds }: Pick<JackpotMatch, 'odds'>): ResultChances | null {
  const { home, draw, away } = odds;
  if (home === null || draw === null || away === null) return null;
  const [one = 0, x = 0, two = 0] = fairChances([home, draw, away].map(toDecimal));
  // Where a feed's prices are beyond any market's, the power method stops short of a sum of 1.
  const sum = one + x + two;
  return [one / sum, x / sum, two / sum];
}
