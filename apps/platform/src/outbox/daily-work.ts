import {
  addDays,
  dayBounds,
  instantFromMs,
  nairobiDayOf,
  toMs,
  type NairobiDay,
} from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { RealClock } from '../ports/index.ts';
import { jobKind, jobWork, type JobWork, type Lane } from './lanes.ts';
import { enqueue } from './outbox.store.ts';

/** A part of a day's work. */
interface DailyPart {
  readonly day: NairobiDay;
  /** Where the part before it ended; empty for the first. */
  readonly after: string;
}

interface DailyParts {
  readonly db: Database;
  readonly realClock: RealClock;
  /** Stands in the table, so it never changes. */
  readonly name: string;
  readonly lane: Lane;
  /** The hour after midnight in Nairobi. */
  readonly atHour?: number;
  /** Does a day's work, or a part of it: then it answers where it ended, and the rest is a job of its own, behind what waits. */
  readonly run: (part: DailyPart) => Promise<string | null>;
}

const HOUR_MS = 3_600_000;

/** Work of the house that one process does once a day. A day that fails does not end the days after it. */
export const dailyWork = ({ db, realClock, name, lane, atHour = 0, run }: DailyParts): JobWork => {
  const kind = jobKind<DailyPart>(name, lane);
  const today = (): NairobiDay => nairobiDayOf(realClock.now());
  const promiseOn = (day: NairobiDay): Promise<void> =>
    enqueue(db, {
      kind,
      dedupeKey: day,
      payload: { day, after: '' },
      runAt: instantFromMs(toMs(dayBounds(day).from) + atHour * HOUR_MS),
      profileId: null,
    });
  return {
    ...jobWork(kind, async ({ day, after }) => {
      await promiseOn(addDays(today(), 1));
      const end = await run({ day, after });
      if (end === null) return;
      const dedupeKey = `${day} after ${end}`;
      const rest = { day, after: end };
      await enqueue(db, { kind, dedupeKey, payload: rest, runAt: realClock.now(), profileId: null });
    }),
    promise: () => promiseOn(today()),
  };
};
