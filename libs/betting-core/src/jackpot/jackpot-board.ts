import { assertAmount } from '../assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { JackpotMatch } from './jackpot.ts';
import { tiersOf } from './jackpot-fund.ts';
import { resultChances } from './result-chances.ts';
import { rightChances } from './right-chances.ts';

/** The most that the best line of a board may bring back on average, in percent of its price (D106). */
export const MOST_LINE_RETURN_PERCENT = 90;

/** How unlikely everything right is at best, as the N of 1 in N, by type of offer (D106). */
const LEAST_ALL_RIGHT_ONE_IN: Readonly<Record<string, number>> = { midweek: 100_000, mega: 2_000_000 };

/** An offer before it is opened: what decides whether the house may promise it. */
export interface JackpotBoard {
  /** Its type, e.g. 'midweek' or 'mega'. */
  readonly type: string;
  /** The price of one line. */
  readonly betAmount: Cents;
  /** What the house puts into the fund. */
  readonly guarantee: Cents;
  /** The prices of its matches. */
  readonly matches: readonly Pick<JackpotMatch, 'odds'>[];
}

/** The likeliest line of a board: the favourite of every match. No other line brings back more. */
export interface BestLine {
  /** The chance that all of it is right, 0 to 1. */
  readonly allRight: number;
  /** What it brings back on average, before tax, while no other ticket is sold. */
  readonly averageReturn: Cents;
}

/** Why the house may not open a board (D106). */
export type BoardRefusal =
  /** Matches without a price for each of 1, X and 2, by their place in the list. */
  | { readonly kind: 'prices-missing'; readonly places: readonly number[] }
  /** The best line brings back more of its price than a line may. */
  | { readonly kind: 'returns-too-much'; readonly averageReturn: Cents; readonly most: Cents }
  /** Everything right is likelier than the type allows, each as the N of 1 in N. */
  | { readonly kind: 'too-easy'; readonly oneIn: number; readonly leastOneIn: number };

/** The chance of the likeliest result of a match, the margin taken out; null where one of 1, X and 2 has no price. */
export function favouriteChance(match: Pick<JackpotMatch, 'odds'>): number | null {
  const chances = resultChances(match);
  return chances === null ? null : Math.max(...chances);
}

/**
 * Would a house in its right mind open this board (D106)? Null where it may. What rolled over is left out of
 * account: it was staked by others, and makes an offer better than its board.
 */
export function boardRefusal({ type, betAmount, guarantee, matches }: JackpotBoard): BoardRefusal | null {
  assertAmount(betAmount, 'betAmount');
  const chances = matches.map(favouriteChance);
  const places = chances.flatMap((chance, at) => (chance === null ? [at] : []));
  if (places.length > 0) return { kind: 'prices-missing', places };
  const { allRight, averageReturn } = bestLine(chances as readonly number[], guarantee);
  const most = cents(Math.floor((betAmount * MOST_LINE_RETURN_PERCENT) / 100));
  if (averageReturn > most) return { kind: 'returns-too-much', averageReturn, most };
  const leastOneIn = LEAST_ALL_RIGHT_ONE_IN[type] ?? 1;
  return allRight * leastOneIn > 1 ? { kind: 'too-easy', oneIn: Math.floor(1 / allRight), leastOneIn } : null;
}

/** The likeliest line of matches whose favourites have these chances, alone in a fund; part of a cent counts as one. */
export function bestLine(favourites: readonly number[], fund: Cents): BestLine {
  const right = rightChances(favourites);
  const average = tiersOf(fund, favourites.length).reduce(
    (sum, tier) => sum + tier.pool * (right[tier.right] ?? 0),
    0,
  );
  return { allRight: right[favourites.length] ?? 0, averageReturn: cents(Math.ceil(average)) };
}
