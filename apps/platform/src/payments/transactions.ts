import type { ProfileId, Transaction } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { selectTransactions } from './payments.store.ts';
import { spanOfDays, type AskedDays } from './span-of-days.ts';

/** A customer's deposits and withdrawals from one Nairobi day to another, newest first (R7-19); null when the days are not a year or less, in order. */
export const transactionsBetween = async (
  sql: Sql,
  profileId: ProfileId,
  asked: AskedDays,
): Promise<readonly Transaction[] | null> => {
  const span = spanOfDays(asked);
  return span === null ? null : selectTransactions(sql, profileId, span.from, span.before);
};
