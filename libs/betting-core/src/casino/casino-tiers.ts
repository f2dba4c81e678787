import { assertCents } from '../assertions.ts';
import { cents, kes, type Cents } from '../money/cents.ts';

/** The tiers of the casino's jackpot, from the smallest: copper, silver, gold. */
export const CASINO_TIERS = ['shaba', 'fedha', 'dhahabu'] as const;

/** A tier of the casino's jackpot. */
export type CasinoTier = (typeof CASINO_TIERS)[number];

/** The start and the frequency of a tier. */
export interface CasinoTierTerms {
  /** The house's money in the tier when it opens, and again after each win. */
  readonly seed: Cents;
  /** The tier is won once in this much staked, in the long run: a stake wins it with a chance of stake / stakedPerWin. */
  readonly stakedPerWin: Cents;
}

/** The terms of every tier. */
export const CASINO_TIER_TERMS: Readonly<Record<CasinoTier, CasinoTierTerms>> = {
  shaba: { seed: kes(200), stakedPerWin: kes(40_000) },
  fedha: { seed: kes(5_000), stakedPerWin: kes(1_000_000) },
  dhahabu: { seed: kes(100_000), stakedPerWin: kes(20_000_000) },
};

const SHARE_OF = 100;

/**
 * Returns one tier's part of a stake: one part in a hundred, in whole cents, rounded down. Throws RangeError for a
 * wrong stake.
 *
 * @example
 * casinoTierShare(kes(49)); // 49
 */
export const casinoTierShare = (stake: Cents): Cents => {
  assertCents(stake, 'stake');
  return cents((stake - (stake % SHARE_OF)) / SHARE_OF);
};
