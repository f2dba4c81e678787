import type { Cents } from '../money/cents.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import { boostMultiplier, countedPicks } from './boost.ts';
import type { BoosterRules } from './limits.ts';
import { multipleOf } from './line-sums.ts';
import type { BetSystem } from './system.ts';

/** The payout of a bet in cents before the cap. It may be of any size, so it is not yet money. */
export interface ExactPayout {
  /** The payout by the odds alone. */
  readonly base: bigint;
  /** The booster's part. */
  readonly bonus: bigint;
}

/** The terms that decide the payout of a stake. */
export interface PayoutTerms {
  /** The price of each pick in thousandths; in a system 1000 for a void pick and 0 for a lost one. */
  readonly factors: readonly number[];
  /** The booster, or null while it is off. */
  readonly booster: BoosterRules | null;
  /** The lines of a system. */
  readonly system?: BetSystem | undefined;
}

/** Returns base and bonus before the cap, each rounded once. A system has no bonus; without picks both are zero. */
export function exactPayout(stakeAfterTax: Cents, { factors, booster, system }: PayoutTerms): ExactPayout {
  if (factors.length === 0) return { base: 0n, bonus: 0n };
  const odds = multipleOf(factors, system);
  const unrounded = BigInt(stakeAfterTax) * odds.numerator;
  const base = divideHalfUp(unrounded, odds.denominator);
  if (system !== undefined) return { base, bonus: 0n };
  const boost = boostMultiplier(countedPicks(factors, booster), booster);
  return {
    base,
    bonus: divideHalfUp(
      unrounded * (boost.numerator - boost.denominator),
      odds.denominator * boost.denominator,
    ),
  };
}
