import {
  CASINO_TIER_TERMS,
  type CasinoTier,
  type Cents,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { cashOf, casinoTierOf, HOUSE, post } from '../../ledger/index.ts';
import { selectTiers, takeFromTier } from './tiers.store.ts';

/** The winner of a tier, and the movement that won it. */
export interface JackpotWin {
  readonly tier: CasinoTier;
  readonly profileId: ProfileId;
  /** Reference of the win in the books. */
  readonly reference: string;
  readonly at: Instant;
}

/** Pays out a tier and seeds it again. Lock the tier first: of two winners at once, the second gets only what came after the first. */
export const winJackpot = async (
  sql: Sql,
  { tier, profileId, reference, at }: JackpotWin,
): Promise<Cents> => {
  const { seed } = CASINO_TIER_TERMS[tier];
  const held = (await selectTiers(sql)).find((one) => one.tier === tier);
  if (held === undefined) throw new Error(`the casino jackpot has no tier ${tier}`);
  await takeFromTier(sql, tier, held.amount - seed);
  await post(sql, {
    reference,
    kind: 'casino-jackpot',
    profileId,
    at,
    postings: [
      { from: casinoTierOf(tier), to: cashOf(profileId), amount: held.amount },
      { from: HOUSE.games, to: casinoTierOf(tier), amount: seed },
    ],
  });
  return held.amount;
};
