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
  /** The end of the part before it; empty for the first. */
  readonly after: string;
}

interface DailyParts {
  readonly db: Database;
  readonly realClock: RealClock;
  /** Stored in the table, so it must never change. */
  readonly name: string;
  readonly lane: Lane;
  /** The hour after midnight in Nairobi. */
  readonly atHour?: number;
  /**
   * Does a day's work, or a part of it. For a part it returns the place it stopped at, and the rest becomes a new job, behind
   * those that wait.
   */
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
