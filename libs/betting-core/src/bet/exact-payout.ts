import type { Cents } from '../money/cents.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import type { Odds } from '../odds/odds.ts';
import { productOf } from '../odds/total-odds.ts';
import { boostMultiplier, countedPicks } from './boost.ts';
import type { BoosterRules } from './limits.ts';

/** What a bet earns in cents before the cap; of any size, so not yet money. */
export interface ExactPayout {
  /** What the odds alone pay. */
  readonly base: bigint;
  /** What the booster adds. */
  readonly bonus: bigint;
}

/** Base and bonus before the cap, each rounded once (D01). Of no picks, nothing. */
export function exactPayout(
  stakeAfterTax: Cents,
  prices: readonly Odds[],
  booster: BoosterRules | null,
): ExactPayout {
  if (prices.length === 0) return { base: 0n, bonus: 0n };
  const odds = productOf(prices);
  const boost = boostMultiplier(countedPicks(prices, booster), booster);
  const unrounded = BigInt(stakeAfterTax) * odds.numerator;
  return {
    base: divideHalfUp(unrounded, odds.denominator),
    bonus: divideHalfUp(
      unrounded * (boost.numerator - boost.denominator),
      odds.denominator * boost.denominator,
    ),
  };
}
