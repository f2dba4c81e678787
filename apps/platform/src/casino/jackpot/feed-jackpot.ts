import { CASINO_TIERS, casinoTierShare, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { casinoTierOf, HOUSE, type Posting } from '../../ledger/index.ts';
import { feedTiers } from './tiers.store.ts';

/**
 * Adds a share of the stake of an ended round to every tier, and returns the postings. Returned stakes never get here. It does
 * not wait for other customers' rounds.
 */
export const feedJackpot = async (sql: Sql, owner: ProfileId, staked: Cents): Promise<readonly Posting[]> => {
  const amount = casinoTierShare(staked);
  await feedTiers(sql, owner, amount);
  return CASINO_TIERS.map((tier) => ({ from: HOUSE.games, to: casinoTierOf(tier), amount }));
};
