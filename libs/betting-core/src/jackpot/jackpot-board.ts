import { assertAmount, assertList, wrongArgument } from '../assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { JackpotMatch } from './jackpot.ts';
import { tiersOf } from './jackpot-fund.ts';
import { resultChances } from './result-chances.ts';
import { rightChances } from './right-chances.ts';

/** The most that the best line of a board may bring back on average, in percent of its price. */
export const MOST_LINE_RETURN_PERCENT = 90;

/** By type of offer, the best line may be all right at most once in this many. */
const LEAST_ALL_RIGHT_ONE_IN: Readonly<Record<string, number>> = { midweek: 100_000, mega: 2_000_000 };

/** An offer before it is opened, with the figures that decide if the house may promise it. */
export interface JackpotBoard {
  /** Its type, e.g. 'midweek' or 'mega'. */
  readonly type: string;
  /** The price of one line. */
  readonly betAmount: Cents;
  /** The house's own money in the fund. */
  readonly guarantee: Cents;
  /** The prices of its matches. */
  readonly matches: readonly Pick<JackpotMatch, 'odds'>[];
}

/** The likeliest line of a board: the favourite of every match. No other line brings back more. */
export interface BestLine {
  /** The chance that all its picks are right, 0 to 1. */
  readonly allRight: number;
  /** The amount it brings back on average, before tax, while no other ticket is sold. */
  readonly averageReturn: Cents;
}

/** The reason why the house may not open a board. */
export type BoardRefusal =
  /** Matches without a price for each of 1, X and 2, by their place in the list. */
  | { readonly kind: 'prices-missing'; readonly places: readonly number[] }
  /** The best line brings back too much of its price. */
  | { readonly kind: 'returns-too-much'; readonly averageReturn: Cents; readonly most: Cents }
  /** The best line is right too often for its type, each as the N of 1 in N. */
  | { readonly kind: 'too-easy'; readonly oneIn: number; readonly leastOneIn: number };

/**
 * Returns the chance of the likeliest result of a match, without margin. Null if 1, X or 2 has no price.
 *
 * @example
 * const odds = { home: oddsFromThousandths(1_850), draw: oddsFromThousandths(3_400), away: oddsFromThousandths(4_100) };
 * favouriteChance({ odds })?.toFixed(3); // 0.515
 */
export function favouriteChance(match: Pick<JackpotMatch, 'odds'>): number | null {
  const chances = resultChances(match);
  return chances === null ? null : Math.max(...chances);
}

/**
 * Returns the reason why the house may not open a board; null if it may. Money that rolled over is not counted: other
 * people staked it, and it makes an offer better than its board. Throws RangeError for a wrong amount.
 *
 * @example
 * const odds = { home: oddsFromThousandths(1_200), draw: oddsFromThousandths(7_000), away: oddsFromThousandths(15_000) };
 * const board = { type: 'midweek', betAmount: kes(49), guarantee: kes(1_000), matches: Array.from({ length: 13 }, () => ({ odds })) };
 * boardRefusal(board)?.kind; // returns-too-much
 */
export function boardRefusal({ type, betAmount, guarantee, matches }: JackpotBoard): BoardRefusal | null {
  assertAmount(betAmount, 'betAmount');
  assertList(matches, 'matches');
  const chances = matches.map(favouriteChance);
  const places = chances.flatMap((chance, at) => (chance === null ? [at] : []));
  if (places.length > 0) return { kind: 'prices-missing', places };
  const { allRight, averageReturn } = bestLine(chances as readonly number[], guarantee);
  const most = cents(Math.floor((betAmount * MOST_LINE_RETURN_PERCENT) / 100));
  if (averageReturn > most) return { kind: 'returns-too-much', averageReturn, most };
  const leastOneIn = LEAST_ALL_RIGHT_ONE_IN[type] ?? 1;
  return allRight * leastOneIn > 1 ? { kind: 'too-easy', oneIn: Math.floor(1 / allRight), leastOneIn } : null;
}

/**
 * Returns the likeliest line of matches whose favourites have these chances, alone in a fund. A part of a cent counts
 * as one. Throws RangeError for a wrong amount or chance, or without matches.
 *
 * @example
 * bestLine([0.5, 0.6], kes(100)); // { allRight: 0.3, averageReturn: 3160 }
 */
export function bestLine(favourites: readonly number[], fund: Cents): BestLine {
  assertList(favourites, 'favourites');
  for (const [at, chance] of favourites.entries())
    if (!(chance >= 0 && chance <= 1)) throw wrongArgument(`favourites[${at}]`, chance, 'a chance of 0 to 1');
  const right = rightChances(favourites);
  const average = tiersOf(fund, favourites.length).reduce(
    (sum, tier) => sum + tier.pool * (right[tier.right] ?? 0),
    0,
  );
  return { allRight: right[favourites.length] ?? 0, averageReturn: cents(Math.ceil(average)) };
}
