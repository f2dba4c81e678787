import { CASINO_TIERS, casinoTierShare, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { casinoTierOf, HOUSE, type Posting } from '../../ledger/index.ts';
import { feedTiers } from './tiers.store.ts';

/**
 * Feeds every tier with its share of a customer's stake whose round ends, and answers the postings. A stake that is given back never
 * came here. It waits for no other customer's round.
 */
export const feedJackpot = async (sql: Sql, owner: ProfileId, staked: Cents): Promise<readonly Posting[]> => {
  const amount = casinoTierShare(staked);
  await feedTiers(sql, owner, amount);
  return CASINO_TIERS.map((tier) => ({ from: HOUSE.games, to: casinoTierOf(tier), amount }));
};
