import { addDays, dayBounds, nairobiDayOf, type NairobiDay } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import type { Clock } from '../ports/index.ts';
import { forgetTheExpired } from './housekeeping.store.ts';
import type { JobWork } from './job-runner.ts';
import { insertJob } from './jobs.store.ts';

const HOUSEKEEPING = 'housekeeping';

const promiseFor = (sql: Sql, day: NairobiDay): Promise<unknown> =>
  insertJob(sql, { kind: HOUSEKEEPING, dedupeKey: day, payload: {}, runAt: dayBounds(day).from });

/** Sees to it that the house is tidied today, and from then on every day. Asking again promises nothing new. */
export const promiseHousekeeping = async (sql: Sql, clock: Clock): Promise<void> => {
  await promiseFor(sql, nairobiDayOf(clock.now()));
};

/** Forgets, once a day, the sessions, codes and answers that have run out. `clock` is real time (D70). */
export const housekeepingJobs = ({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Readonly<Record<string, JobWork>> => ({
  [HOUSEKEEPING]: async () => {
    await forgetTheExpired(db, clock.now());
    await promiseFor(db, addDays(nairobiDayOf(clock.now()), 1));
  },
});
