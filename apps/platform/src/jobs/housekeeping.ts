import { addDays, dayBounds, nairobiDayOf, type NairobiDay } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import type { RealClock } from '../ports/index.ts';
import { forgetTheExpired } from './housekeeping.store.ts';
import type { JobWork } from './job-runner.ts';
import { insertJob } from './jobs.store.ts';

const HOUSEKEEPING = 'housekeeping';

const scheduleFor = (sql: Sql, day: NairobiDay): Promise<unknown> =>
  insertJob(sql, { kind: HOUSEKEEPING, dedupeKey: day, payload: {}, runAt: dayBounds(day).from });

/** Sees to it that the house is tidied today, and from then on every day. Asking again schedules nothing new. */
export const scheduleHousekeeping = async (sql: Sql, realClock: RealClock): Promise<void> => {
  await scheduleFor(sql, nairobiDayOf(realClock.now()));
};

interface Parts {
  readonly db: Database;
  readonly realClock: RealClock;
  /** How many days a game session is kept after it was opened. */
  readonly gameSessionDays: number;
}

/** Forgets, once a day, the sessions, codes and answers that have run out. */
export const housekeepingJobs = ({
  db,
  realClock,
  gameSessionDays,
}: Parts): Readonly<Record<string, JobWork>> => ({
  [HOUSEKEEPING]: async () => {
    await forgetTheExpired(db, realClock.now(), gameSessionDays);
    await scheduleFor(db, addDays(nairobiDayOf(realClock.now()), 1));
  },
});
