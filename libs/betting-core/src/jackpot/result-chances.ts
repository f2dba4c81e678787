import { fairChances } from '../odds/fair-chances.ts';
import { toDecimal } from '../odds/odds.ts';
import type { JackpotMatch } from './jackpot.ts';

/** The chances of home, draw and away; they sum to 1. */
export type ResultChances = readonly [home: number, draw: number, away: number];

/** Returns the chances of a match's results by its prices, without margin; null if one has no price. */
export function resultChances({ odds }: Pick<JackpotMatch, 'odds'>): ResultChances | null {
  const { home, draw, away } = odds;
  if (home === null || draw === null || away === null) return null;
  const [one = 0, x = 0, two = 0] = fairChances([home, draw, away].map(toDecimal));
  // Prices beyond any market's give chances that do not sum to 1 by the power method.
  const sum = one + x + two;
  return [one / sum, x / sum, two / sum];
}
