import {
  addDays,
  compareInstants,
  dayBounds,
  nairobiDayOf,
  toMs,
  type Instant,
  type NairobiDay,
  type ProfileId,
  type Transaction,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { selectTransactions } from './payments.store.ts';

const MOST_DAYS = 367;
const DAY_MS = 86_400_000;

/** This moment by both clocks. */
interface Moment {
  /** Betting time. */
  readonly now: Instant;
  readonly realNow: Instant;
}

/** Who asks up to today asks up to now: the platform's clock may be days ahead of the asker's (D61, D70). */
const upToNow = (to: NairobiDay, { now, realNow }: Moment): NairobiDay => {
  const platformToday = nairobiDayOf(now);
  return to >= nairobiDayOf(realNow) && platformToday > to ? platformToday : to;
};

/** A customer's deposits and withdrawals from one Nairobi day to another, newest first (R7-19); null when the days are not a year or less, in order. */
export const transactionsBetween = async (
  sql: Sql,
  profileId: ProfileId,
  { from, to, ...moment }: Moment & { readonly from: NairobiDay; readonly to: NairobiDay },
): Promise<readonly Transaction[] | null> => {
  const start = dayBounds(from).from;
  const end = dayBounds(addDays(to, 1)).from;
  const days = (toMs(end) - toMs(start)) / DAY_MS;
  if (compareInstants(start, end) >= 0 || days > MOST_DAYS) return null;
  return selectTransactions(sql, profileId, start, dayBounds(addDays(upToNow(to, moment), 1)).from);
};
