import { addDays, type NairobiDay } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { beginNights, keepNight } from './catch-up.store.ts';

/** Days added by one job; other jobs run between two. */
const DAYS_A_JOB = 7;

interface Nights {
  /** Stored in the table, so it must never change. */
  readonly name: string;
  /** The last day that is over. */
  readonly until: NairobiDay;
  /** The most days to go back, if none was ever added, or the last one long ago. */
  readonly mostDays: number;
  /** Adds a day, in a transaction in which nobody else adds one. */
  readonly add: (sql: Sql, day: NairobiDay) => Promise<void>;
}

/**
 * Adds each day since the last one added, oldest first, each once and in its own transaction: a process that dies leaves its day
 * to the next, and concurrent ones take turns.
 * @returns the day it stopped at if days are left, else null.
 */
export const catchUpDays = async (
  db: Database,
  { name, until, mostDays, add }: Nights,
): Promise<NairobiDay | null> => {
  const oldest = addDays(until, 1 - mostDays);
  for (let done = 0; done < DAYS_A_JOB; done += 1) {
    const added = await db.transaction(async (sql) => {
      const last = await beginNights(sql, name, addDays(oldest, -1));
      if (last >= until) return null;
      const day = addDays(last, 1) < oldest ? oldest : addDays(last, 1);
      await add(sql, day);
      await keepNight(sql, name, day);
      return day;
    });
    if (added === null || added >= until) return null;
    if (done === DAYS_A_JOB - 1) return added;
  }
  return null;
};
