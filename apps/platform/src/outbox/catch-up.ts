import { addDays, type NairobiDay } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { beginNights, keepNight } from './catch-up.store.ts';

/** Days added by one job; others get their turn between two. */
const DAYS_A_JOB = 7;

interface Nights {
  /** Stands in the table, so it never changes. */
  readonly name: string;
  /** The last day that is over. */
  readonly until: NairobiDay;
  /** How many days before are worth adding, where none was ever added, or the last one long ago. */
  readonly mostDays: number;
  /** Adds a day, in a transaction in which nobody else adds one. */
  readonly add: (sql: Sql, day: NairobiDay) => Promise<void>;
}

/**
 * Adds each day since the last one that was added, from the oldest on, each once and in a transaction of its own: whoever is killed in the middle leaves
 * that day to the next, and two at once take turns.
 * @returns where it ended while days are left, else null.
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
