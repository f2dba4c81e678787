import { setImmediate } from 'node:timers/promises';
import {
  dayBounds,
  instantFromMs,
  nairobiDayOf,
  sealLeaf,
  sealTree,
  toMs,
  type Instant,
  type NairobiDay,
  type SealTree,
} from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database, type Sql } from '../database/index.ts';
import { signTold, type RegulatorGateway, type Told, type ToldEvent } from '../gateways/index.ts';
import { joinTrees, sha256 } from '../jackpots/index.ts';
import { enqueue, jobKind, jobWork, type JobWork, type NoPayload } from '../outbox/index.ts';
import type { Random, RealClock } from '../ports/index.ts';
import { publishedForm } from './book-event.ts';
import {
  agreeOn,
  busyMinutes,
  daysToClose,
  endRegulatorWait,
  eventsIn,
  firstIn,
  goOn,
  keepMinute,
  minutesOf,
  nextMinute,
  regulatorWait,
  sealDay,
  sealedDay,
  secretOf,
  retryNow,
  waitForRegulator,
  type SealedDay,
} from './sealed-books.store.ts';

const MINUTE_MS = 60_000;
/** Time after a minute until its transfers are committed. Those that hang are found at the end of the day. */
const SETTLED_MS = 15_000;
/** Hours after midnight, like the check of the books. */
const CLOSED_AFTER_MS = 3 * 3_600_000;
/** Minutes sealed by one job: after an outage the house catches up step by step. */
const MINUTES_A_JOB = 240;
const TOLD_AT_ONCE = 500;
/** A power of two, so that slices are subtrees; small enough that hashing them blocks nobody. */
const LEAVES_AT_ONCE = 64;

const SEAL_BOOKS = jobKind<NoPayload>('seal-books', 'regulator-calls');

export interface SealingParts {
  readonly db: Database;
  readonly realClock: RealClock;
  readonly random: Random;
  /** Null if no regulator is connected: the books are sealed all the same. */
  readonly regulator: RegulatorGateway | null;
  /** Called with the error when it has to wait. */
  readonly onWait?: (error: unknown) => void;
}

/** Builds the tree of events, which are in the order of the leaves. */
export const treeOf = async (events: readonly ToldEvent[]): Promise<SealTree> => {
  const trees: SealTree[] = [];
  for (let from = 0; from < events.length; from += LEAVES_AT_ONCE) {
    if (from > 0) await setImmediate();
    const leaves = events
      .slice(from, from + LEAVES_AT_ONCE)
      .map(({ id, record, salt }) => sealLeaf({ reference: id, betString: record, salt }, sha256));
    trees.push(sealTree(leaves, sha256));
  }
  return joinTrees(trees);
};

/** Start and end of a minute of a day. */
export const boundsOf = (day: NairobiDay, minute: number) => {
  const from = toMs(dayBounds(day).from) + minute * MINUTE_MS;
  return { from: instantFromMs(from), to: instantFromMs(from + MINUTE_MS) };
};

/** The day and minute of a moment. */
export const minuteOf = (at: Instant): { readonly day: NairobiDay; readonly minute: number } => {
  const day = nairobiDayOf(at);
  return { day, minute: Math.floor((toMs(at) - toMs(dayBounds(day).from)) / MINUTE_MS) };
};

const tell = async (regulator: RegulatorGateway | null, told: Told): Promise<boolean> =>
  regulator !== null && (await regulator.tell(signTold(told, regulator.key))).agrees;

const tellEvents = async (
  regulator: RegulatorGateway | null,
  day: NairobiDay,
  events: readonly ToldEvent[],
): Promise<void> => {
  for (let from = 0; from < events.length; from += TOLD_AT_ONCE)
    await tell(regulator, { kind: 'events', day, events: events.slice(from, from + TOLD_AT_ONCE) });
};

/** Reports and seals one minute as it stands. After an interruption it is reported again, with the same events and root. */
const sealMinute = async (
  { db, realClock, regulator }: SealingParts,
  { day, secret }: Pick<SealedDay, 'day' | 'secret'>,
  minute: number,
  knownRoot?: string,
): Promise<void> => {
  const events = (await eventsIn(db, boundsOf(day, minute), secret)).map(publishedForm);
  const { root } = await treeOf(events);
  if (root === null || root === knownRoot) return;
  await tellEvents(regulator, day, events);
  await keepMinute(db, { day, minute, events: events.length, root }, realClock.now());
};

const catchUp = async (parts: SealingParts): Promise<void> => {
  const { db, realClock, random } = parts;
  const until = Math.floor((realClock.nowMs() - SETTLED_MS) / MINUTE_MS) * MINUTE_MS;
  let from = await nextMinute(db, instantFromMs(until));
  for (let done = 0; done < MINUTES_A_JOB && toMs(from) < until; done += 1) {
    const at = await firstIn(db, from, instantFromMs(until));
    const { day, minute } = minuteOf(at ?? from);
    const secret = await secretOf(db, day, random.bytes(32).toString('hex'));
    if (at !== null) await sealMinute(parts, { day, secret }, minute);
    const to = at === null ? instantFromMs(until) : boundsOf(day, minute).to;
    await goOn(db, from, to);
    from = to;
  }
};

/** Reports all events of a day again: the regulator accepts repeats. */
const tellAgain = async ({ db, regulator }: SealingParts, { day, secret }: SealedDay): Promise<void> => {
  for (const { minute } of await minutesOf(db, day))
    await tellEvents(regulator, day, (await eventsIn(db, boundsOf(day, minute), secret)).map(publishedForm));
};

const closeDay = async (parts: SealingParts, known: SealedDay): Promise<void> => {
  const { db, realClock, regulator } = parts;
  const { day } = known;
  if (known.sealedAt === null) {
    const roots = new Map((await minutesOf(db, day)).map(({ minute, root }) => [minute, root]));
    const { from, to } = dayBounds(day);
    for (const minute of await busyMinutes(db, from, to))
      await sealMinute(parts, known, minute, roots.get(minute));
    const minutes = await minutesOf(db, day);
    const { root } = sealTree(
      minutes.map((one) => one.root),
      sha256,
    );
    const events = minutes.reduce((sum, one) => sum + one.events, 0);
    await sealDay(db, { day, root, events }, realClock.now());
  }
  const { root, events } = (await sealedDay(db, day)) ?? known;
  if (regulator === null || events === null) return;
  const told = { kind: 'day', day, root, events } as const;
  if (!(await tell(regulator, told))) {
    await tellAgain(parts, known);
    if (!(await tell(regulator, told))) throw new Error(`the regulator has another root of ${day}`);
  }
  await agreeOn(db, day, realClock.now());
};

const scheduleAt = (db: Database, runAtMs: number): Promise<void> =>
  enqueue(db, {
    kind: SEAL_BOOKS,
    dedupeKey: String(runAtMs),
    payload: {},
    runAt: instantFromMs(runAtMs),
    profileId: null,
  });

const scheduleNext = ({ db, realClock }: Pick<SealingParts, 'db' | 'realClock'>): Promise<void> =>
  scheduleAt(db, Math.floor(realClock.nowMs() / MINUTE_MS) * MINUTE_MS + MINUTE_MS + SETTLED_MS);

/** Seals the minutes and days that are over, and reports both to the regulator. A failing day does not hold up others. */
export const sealBooks = async (parts: SealingParts): Promise<void> => {
  await catchUp(parts);
  const { db, realClock, regulator } = parts;
  const today = nairobiDayOf(instantFromMs(realClock.nowMs() - CLOSED_AFTER_MS));
  const next = await nextMinute(db, realClock.now());
  const failures: unknown[] = [];
  for (const day of await daysToClose(db, today, regulator !== null))
    if (toMs(next) >= toMs(dayBounds(day.day).to))
      await closeDay(parts, day).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** 1 minute, 2, 4 ... an hour. */
const waitMs = (tries: number): number => Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

/**
 * Seals the minutes and days that are due, unless it is waiting for the regulator. A failure is stored as one row, whatever the
 * number of minutes: the wait grows each time, and unreported events follow with the first success. Nothing is set aside.
 */
export const sealInTurn = async (parts: SealingParts): Promise<void> => {
  const { db, realClock } = parts;
  const waits = await regulatorWait(db);
  if (waits !== null && realClock.now() < waits.againAt) return scheduleAt(db, toMs(waits.againAt));
  await scheduleNext(parts);
  try {
    await sealBooks(parts);
  } catch (error) {
    // An unreachable database is not the regulator's fault, and the outbox retries by itself.
    if (error instanceof DatabaseUnavailable) throw error;
    const now = realClock.now();
    const againAt = instantFromMs(toMs(now) + waitMs((waits?.tries ?? 0) + 1));
    await waitForRegulator(db, { now, againAt, reason: String(error) });
    parts.onWait?.(error);
    return;
  }
  if (waits !== null) await endRegulatorWait(db);
};

/** Makes a waiting report due now, for an operator. False if nothing waits. */
export const retryRegulatorNow = async (sql: Sql, reference: string): Promise<boolean> =>
  reference === WAITS_FOR_REGULATOR && (await retryNow(sql, SEAL_BOOKS.name));

/** Kind under which a waiting report is listed for another try. */
export const WAITS_FOR_REGULATOR = 'regulator';

/** Seals every minute from now on. Promising it again has no effect. */
export const sealingWork = (parts: SealingParts): JobWork => ({
  ...jobWork(SEAL_BOOKS, () => sealInTurn(parts)),
  promise: async () => {
    const { db, realClock } = parts;
    await nextMinute(db, instantFromMs(Math.floor(realClock.nowMs() / MINUTE_MS) * MINUTE_MS));
    await scheduleNext(parts);
  },
});
