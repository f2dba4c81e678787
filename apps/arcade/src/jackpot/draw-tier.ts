import { CASINO_TIER_TERMS, CASINO_TIERS, type CasinoTier, type Cents } from '@kipenga/betting-core';
import { bitsAt, type Digest } from '../fairness/digest.ts';

/** The digest's last word is for the jackpot alone: no game that feeds the jackpot reads it. */
const FIRST_BIT = 192;
const BITS = 48;
const SPACE = 1n << BigInt(BITS);

/** The number a round draws for the jackpot: 0 to 2^48 - 1. */
export const jackpotNumber = (digest: Digest): bigint => bitsAt(digest, FIRST_BIT, BITS);

/**
 * Count of the 2^48 equally likely numbers that win a tier with this stake: the stake's share of the amount staked
 * per win, rounded down.
 */
export const numbersWinning = (tier: CasinoTier, stake: Cents): bigint =>
  (BigInt(stake) * SPACE) / BigInt(CASINO_TIER_TERMS[tier].stakedPerWin);

/**
 * The tier that a number wins with this stake, or null. The lowest numbers win the first tier, those above them the
 * next.
 */
export const tierOf = (number: bigint, stake: Cents): CasinoTier | null => {
  let left = number;
  for (const tier of CASINO_TIERS) {
    const winning = numbersWinning(tier, stake);
    if (left < winning) return tier;
    left -= winning;
  }
  return null;
};

/** The tier that a round draws, or null. */
export const drawTier = (digest: Digest, stake: Cents): CasinoTier | null =>
  tierOf(jackpotNumber(digest), stake);

/** The jackpot's long-run return, in percent of stakes: one percent of each stake for each tier, and the seeds. */
export const JACKPOT_RETURN_PERCENT = CASINO_TIERS.reduce(
  (sum, tier) => sum + 1 + (100 * CASINO_TIER_TERMS[tier].seed) / CASINO_TIER_TERMS[tier].stakedPerWin,
  0,
);
