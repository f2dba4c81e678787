import { CASINO_TIERS, casinoTierShare, type Cents } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { casinoTierOf, HOUSE, type Posting } from '../../ledger/index.ts';
import { addToTiers } from './tiers.store.ts';

/**
 * Feeds every tier with its share of a stake whose round ends, and answers the postings. A stake that is given back never
 * came here. `number` chooses the rows: rounds of different numbers seldom wait for each other.
 */
export const feedJackpot = async (sql: Sql, staked: Cents, number: number): Promise<readonly Posting[]> => {
  const amount = casinoTierShare(staked);
  await addToTiers(
    sql,
    CASINO_TIERS.map((tier) => ({ tier, amount })),
    number,
  );
  return CASINO_TIERS.map((tier) => ({ from: HOUSE.games, to: casinoTierOf(tier), amount }));
};
