import type { Msisdn } from '@kipenga/betting-core';
import { accountByMsisdn } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { lockWallet } from '../ledger/index.ts';

/**
 * Locks the account of a phone for the end of its life: the wallet first, then the row of its customer. Acts of the desk and
 * everything that moves money have the wallet already, so this is the one order. Null without an account.
 */
export const lockAccount = async (sql: Sql, phone: Msisdn) => {
  const found = await accountByMsisdn(sql, phone);
  if (found === null) return null;
  await lockWallet(sql, found.profileId);
  // It may have been erased meanwhile, which leaves the number nobody's.
  const now = await accountByMsisdn(sql, phone, { lock: true });
  return now?.profileId === found.profileId ? now : null;
};
