import {
  addDays,
  dayBounds,
  instantFromMs,
  nairobiDayOf,
  toMs,
  type NairobiDay,
} from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { enqueue, jobKind, jobWork, type JobWork, type NoPayload } from '../outbox/index.ts';
import type { RealClock } from '../ports/index.ts';
import { emptyOldCallbacks } from './personal-data.store.ts';

const FORGET_CALLBACKS = jobKind<NoPayload>('forget-callbacks', 'tidy');

/** Longer than M-Pesa answers questions about a payment, and than a complaint takes. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;
const SLICE = 1_000;

const scheduleFor = (sql: Sql, day: NairobiDay): Promise<void> =>
  enqueue(sql, {
    kind: FORGET_CALLBACKS,
    dedupeKey: day,
    payload: {},
    runAt: dayBounds(day).from,
    profileId: null,
  });

/** Sees to it that old callbacks are emptied today, and from then on every day. */
export const scheduleForgettingCallbacks = (sql: Sql, realClock: RealClock): Promise<void> =>
  scheduleFor(sql, nairobiDayOf(realClock.now()));

/** Empties, once a day, the callbacks of mobile money that name people and are old. */
export const callbacksWork = ({
  db,
  realClock,
}: {
  readonly db: Database;
  readonly realClock: RealClock;
}): readonly JobWork[] => [
  jobWork(FORGET_CALLBACKS, async () => {
    await scheduleFor(db, addDays(nairobiDayOf(realClock.now()), 1));
    const before = instantFromMs(toMs(realClock.now()) - KEPT_DAYS * DAY_MS);
    while ((await emptyOldCallbacks(db, before, SLICE)) === SLICE);
  }),
];
