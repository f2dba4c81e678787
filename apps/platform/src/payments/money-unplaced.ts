import type { Cents } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { GATEWAY, HOUSE, HOUSE_BOOKS, post } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';

/** Money came that fits no payment: it stands in suspense, once for each receipt, until an operator says whose it is. */
export const moneyUnplaced = async (
  sql: Sql,
  { bettingClock }: Pick<Services, 'bettingClock'>,
  { receipt, amount }: { readonly receipt: string; readonly amount: Cents },
): Promise<void> => {
  await post(sql, {
    reference: `suspense:${receipt}`,
    kind: 'suspense',
    profileId: HOUSE_BOOKS,
    at: bettingClock.now(),
    postings: [{ from: GATEWAY.mobileMoney, to: HOUSE.suspense, amount }],
  });
};
