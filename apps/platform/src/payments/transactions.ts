import { addDays, compareInstants, dayBounds, toMs, type NairobiDay, type ProfileId, type Transaction } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { selectTransactions } from './payments.store.ts';

const MOST_DAYS = 367;
const DAY_MS = 86_400_000;

/** A customer's deposits and withdrawals from one Nairobi day to another, newest first (R7-19); null when the days are not a year or less, in order. */
export const transactionsBetween = async (sql: Sql, profileId: ProfileId, from: NairobiDay, to: NairobiDay): Promise<readonly Transaction[] | null> => {
  const start = dayBounds(from).from;
  const end = dayBounds(addDays(to, 1)).from;
  const days = (toMs(end) - toMs(start)) / DAY_MS;
  if (compareInstants(start, end) >= 0 || days > MOST_DAYS) return null;
  return selectTransactions(sql, profileId, start, end);
};
