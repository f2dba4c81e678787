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
import { toldOf } from './book-event.ts';
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
  tellNow,
  waitForRegulator,
  type SealedDay,
} from './sealed-books.store.ts';

const MINUTE_MS = 60_000;
/** What was written in a minute is committed by then, but for what hangs: the end of the day finds that. */
const SETTLED_MS = 15_000;
/** Hours after midnight, as the check of the books. */
const CLOSED_AFTER_MS = 3 * 3_600_000;
/** Minutes that one job seals: a house that was away catches up by and by. */
const MINUTES_A_JOB = 240;
const TOLD_AT_ONCE = 500;
/** A power of two, so that slices are trees of their own; hashing them holds nobody up. */
const LEAVES_AT_ONCE = 64;

const SEAL_BOOKS = jobKind<NoPayload>('seal-books', 'regulator-calls');

export interface SealingParts {
  readonly db: Database;
  readonly realClock: RealClock;
  readonly random: Random;
  /** Null where no regulator is connected: the books are sealed all the same. */
  readonly regulator: RegulatorGateway | null;
  /** Hears why it waits. */
  readonly onWait?: (error: unknown) => void;
}

/** The tree of events that stand in the order of the leaves. */
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

/** The moments of a minute of a day. */
export const boundsOf = (day: NairobiDay, minute: number) => {
  const from = toMs(dayBounds(day).from) + minute * MINUTE_MS;
  return { from: instantFromMs(from), to: instantFromMs(from + MINUTE_MS) };
};

/** The day and the minute of it that a moment is in. */
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

/** Tells and seals one minute as it stands. What is cut off is told again: the same events, and the same root. */
const sealMinute = async (
  { db, realClock, regulator }: SealingParts,
  { day, secret }: Pick<SealedDay, 'day' | 'secret'>,
  minute: number,
  knownRoot?: string,
): Promise<void> => {
  const events = (await eventsIn(db, boundsOf(day, minute), secret)).map(toldOf);
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

/** Everything of a day again: what the regulator has, it takes without a word. */
const tellAgain = async ({ db, regulator }: SealingParts, { day, secret }: SealedDay): Promise<void> => {
  for (const { minute } of await minutesOf(db, day))
    await tellEvents(regulator, day, (await eventsIn(db, boundsOf(day, minute), secret)).map(toldOf));
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

/** Seals the minutes that are over, and the days, and tells the regulator of both. A day that fails keeps no other open. */
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
 * Seals what is due, unless it waits for the regulator. Where that fails it waits by one row, whatever the minutes: longer each time, for as long as it
 * takes, and what was not told comes with the first that succeeds. Nothing of it is set aside.
 */
export const sealInTurn = async (parts: SealingParts): Promise<void> => {
  const { db, realClock } = parts;
  const waits = await regulatorWait(db);
  if (waits !== null && realClock.now() < waits.againAt) return scheduleAt(db, toMs(waits.againAt));
  await scheduleNext(parts);
  try {
    await sealBooks(parts);
  } catch (error) {
    // A database that is away is no regulator's fault, and the outbox tries again by itself.
    if (error instanceof DatabaseUnavailable) throw error;
    const now = realClock.now();
    const againAt = instantFromMs(toMs(now) + waitMs((waits?.tries ?? 0) + 1));
    await waitForRegulator(db, { now, againAt, reason: String(error) });
    parts.onWait?.(error);
    return;
  }
  if (waits !== null) await endRegulatorWait(db);
};

/** Has the regulator told now, by an operator. False where nothing waits. */
export const tellRegulatorNow = async (sql: Sql, reference: string): Promise<boolean> =>
  reference === WAITS_FOR_REGULATOR && (await tellNow(sql, SEAL_BOOKS.name));

/** What waits for the regulator goes by this name where it is to be tried again. */
export const WAITS_FOR_REGULATOR = 'regulator';

/** The work of each minute from now on; promised again, it is promised once. */
export const sealingWork = (parts: SealingParts): JobWork => ({
  ...jobWork(SEAL_BOOKS, () => sealInTurn(parts)),
  promise: async () => {
    const { db, realClock } = parts;
    await nextMinute(db, instantFromMs(Math.floor(realClock.nowMs() / MINUTE_MS) * MINUTE_MS));
    await scheduleNext(parts);
  },
});
