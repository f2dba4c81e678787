import type { Cents } from '../money/cents.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import { boostMultiplier, countedPicks } from './boost.ts';
import type { BoosterRules } from './limits.ts';
import { multipleOf } from './line-sums.ts';
import type { BetSystem } from './system.ts';

/** What a bet earns in cents before the cap; of any size, so not yet money. */
export interface ExactPayout {
  /** What the odds alone pay. */
  readonly base: bigint;
  /** What the booster adds. */
  readonly bonus: bigint;
}

/** What of a bet decides how much it earns of a stake. */
export interface PayoutTerms {
  /** The price of each pick in thousandths; of a system also 1000 for a void pick, and 0 for a lost one. */
  readonly factors: readonly number[];
  /** The booster, or null while it is off. */
  readonly booster: BoosterRules | null;
  /** Its lines, where it is a system. */
  readonly system?: BetSystem | undefined;
}

/** Base and bonus before the cap, each rounded once (D01); a system has no bonus (D100). Of no picks, nothing. */
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
