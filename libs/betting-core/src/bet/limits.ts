import { HOUSE_RULES } from '../house-rules.ts';
import type { Cents } from '../money/cents.ts';
import { oddsFromThousandths, type Odds } from '../odds/odds.ts';

/** The rules of the booster of accumulators. */
export interface BoosterRules {
  /** Multiplied in for each counted pick beyond the first ones, in thousandths: 1050 is 1.05. */
  readonly rate: number;
  /** The counted picks from which a bet is boosted. */
  readonly minCount: number;
  /** The multiplier never exceeds this, in thousandths; null for no cap. */
  readonly maxMultiplier: number | null;
  /** Picks below this price are not counted. */
  readonly minOdds: Odds;
}

/** The operator's limits. They come from the limits list; a bet keeps the limits it was placed under. */
export interface BetLimits {
  /** The smallest stake. */
  readonly minStake: Cents;
  /** The largest stake. */
  readonly maxStake: Cents;
  /** The most a bet can win before tax, bonus included. */
  readonly maxPayout: Cents;
  /** The most paid out to a customer in a Nairobi day. */
  readonly maxDailyPayout: Cents;
  /** The largest deposit. */
  readonly maxDeposit: Cents;
  /** The smallest withdrawal. */
  readonly minWithdrawal: Cents;
  /** The largest withdrawal: the most that mobile money carries in one transfer. */
  readonly maxWithdrawal: Cents;
  /** The most selections of a bet. */
  readonly maxSelections: number;
  /** The booster, or null while it is off. */
  readonly booster: BoosterRules | null;
  /** True if a won free bet pays its stake back too. */
  readonly freeBetReturnsStake: boolean;
  /** The free-bet button shows for a free bet above this. */
  readonly freeBetThreshold: Cents;
  /** Percent of each settled cash stake at which the welcome bonus is released. */
  readonly welcomeReleaseRatePercent: number;
  /** Stakes at lower total odds release none of the welcome bonus. */
  readonly welcomeMinOdds: Odds;
}

/** The limits if the operator has set none. The booster is off until its rules can be read. */
export const DEFAULT_LIMITS: BetLimits = {
  minStake: HOUSE_RULES.minimumStake,
  maxStake: HOUSE_RULES.maximumStake,
  maxPayout: HOUSE_RULES.maximumPayout,
  maxDailyPayout: HOUSE_RULES.maximumDailyPayout,
  maxDeposit: HOUSE_RULES.maximumDeposit,
  minWithdrawal: HOUSE_RULES.minimumWithdrawal,
  maxWithdrawal: HOUSE_RULES.maximumWithdrawal,
  maxSelections: HOUSE_RULES.maximumSelections,
  booster: null,
  freeBetReturnsStake: true,
  freeBetThreshold: HOUSE_RULES.freeBetThreshold,
  welcomeReleaseRatePercent: HOUSE_RULES.welcomeReleasePercent,
  welcomeMinOdds: oddsFromThousandths(HOUSE_RULES.welcomeOddsHundredths * 10),
};
