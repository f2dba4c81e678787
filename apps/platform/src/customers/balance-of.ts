import { addCents, cents, type ProfileId } from '@kipenga/betting-core';
import type { Balance } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { balances, oldestGrant } from '../ledger/index.ts';

/** The wallet as shown to the customer (D66): cash, everything that cannot be staked yet, and the oldest free bet. */
export const balanceOf = async (sql: Sql, profileId: ProfileId): Promise<Balance> => {
  const { cash, bonus, refund } = await balances(sql, profileId);
  const grant = await oldestGrant(sql, profileId);
  return { balance: cash, bonus: addCents(bonus, refund), freeBet: grant?.amount ?? cents(0) };
};
