import { assertCents } from '../assertions.ts';
import { cents, kes, type Cents } from '../money/cents.ts';

/** The tiers of the casino's jackpot, from the smallest: copper, silver, gold. */
export const CASINO_TIERS = ['shaba', 'fedha', 'dhahabu'] as const;

/** A tier of the casino's jackpot. */
export type CasinoTier = (typeof CASINO_TIERS)[number];

/** What a tier begins with, and how often it is won. */
export interface CasinoTierTerms {
  /** What the house puts in when it is opened, and again after each win. */
  readonly seed: Cents;
  /** It is won once in so much staked, in the long run: a stake wins it with a chance of stake / stakedPerWin. */
  readonly stakedPerWin: Cents;
}

/** The terms of every tier. */
export const CASINO_TIER_TERMS: Readonly<Record<CasinoTier, CasinoTierTerms>> = {
  shaba: { seed: kes(200), stakedPerWin: kes(40_000) },
  fedha: { seed: kes(5_000), stakedPerWin: kes(1_000_000) },
  dhahabu: { seed: kes(100_000), stakedPerWin: kes(20_000_000) },
};

const SHARE_OF = 100;

/** What one tier gets of a stake: one part in a hundred, whole cents, rounded down. @throws RangeError for an unsound stake. */
export const casinoTierShare = (stake: Cents): Cents => {
  assertCents(stake, 'stake');
  return cents((stake - (stake % SHARE_OF)) / SHARE_OF);
};
