import { addDays, dayBounds, nairobiDayOf, type NairobiDay } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import type { RealClock } from '../ports/index.ts';
import { forgetTheExpired } from './housekeeping.store.ts';
import { jobKind, jobWork, type JobWork, type NoPayload } from './lanes.ts';
import { enqueue } from './outbox.store.ts';

const HOUSEKEEPING = jobKind<NoPayload>('housekeeping', 'tidy');

const scheduleFor = (sql: Sql, day: NairobiDay): Promise<void> =>
  enqueue(sql, {
    kind: HOUSEKEEPING,
    dedupeKey: day,
    payload: {},
    runAt: dayBounds(day).from,
    profileId: null,
  });

/** Sees to it that the house is tidied today, and from then on every day. Asking again schedules nothing new. */
export const scheduleHousekeeping = async (sql: Sql, realClock: RealClock): Promise<void> => {
  await scheduleFor(sql, nairobiDayOf(realClock.now()));
};

interface Parts {
  readonly db: Database;
  readonly realClock: RealClock;
  /** Days that a game session is kept after it was opened. */
  readonly gameSessionDays: number;
}

/** Forgets, once a day, the sessions, codes and answers that have run out. A day that fails does not end the days after it. */
export const housekeepingWork = ({ db, realClock, gameSessionDays }: Parts): readonly JobWork[] => [
  jobWork(HOUSEKEEPING, async () => {
    await scheduleFor(db, addDays(nairobiDayOf(realClock.now()), 1));
    await forgetTheExpired(db, realClock.now(), gameSessionDays);
  }),
];
