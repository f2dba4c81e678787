import { assertList, wrongArgument } from '../assertions.ts';
import type { SportId } from '../brand.ts';
import type { LiveEventKind } from './live.ts';

/**
 * Returns the seconds that a bet on a match in play of this sport waits before it stands. They are the same for every
 * customer, and at present for every sport.
 *
 * @example
 * liveWaitSeconds(sportId('1')); // 5
 */
export const liveWaitSeconds = (_sport: SportId): number => 5;

/** The reasons why a waiting bet falls: an event of the match, or a wait that could not be watched to its end. */
export const WAIT_FALLS = [
  'goal',
  'penalty',
  'red-card',
  'suspended',
  'source',
  'ended',
  'customer',
] as const;

/**
 * One of `WAIT_FALLS`. `customer` is a break or an own limit of the customer that began meanwhile, or a cash-out floor
 * that was taken back.
 */
export type WaitFall = (typeof WAIT_FALLS)[number];

/** A change of a match in play by which every bet that waits on it falls. The changes of a match are numbered. */
export interface MaterialChange {
  /** Its number, which is the mark of the match from then on. */
  readonly mark: number;
  readonly reason: Exclude<WaitFall, 'customer'>;
  /** Its time, in milliseconds of the clock that also ends waits. */
  readonly atMs: number;
}

/** One match that a bet waits on. */
export interface WaitedOn {
  /** The mark of the match at the tap: the number of its latest change. */
  readonly markAtTap: number;
  /** Every change since, in any order; older ones may be among them. */
  readonly changes: readonly MaterialChange[];
}

/** The verdict on a wait. */
export type WaitVerdict =
  | { readonly stands: true }
  | { readonly stands: false; readonly reason: Exclude<WaitFall, 'customer'> };

/**
 * The time, in milliseconds after its end, in which a wait is judged by the events in it. Later it falls, since nobody
 * has watched it for sure.
 */
export const LATEST_VERDICT_MS = 20_000;

/**
 * Judges a bet that waited. It falls by the first material change of one of its matches between the tap and the end of
 * the wait, and by nothing else: a moved price is no such change. Changes after the end do not count, however late the
 * bet is judged, so that all bets that waited on a match through a moment stand or fall together. A wait that is judged
 * very late falls: the house was away. Throws RangeError for an end or time that is no number.
 *
 * @param wait The end of the wait, the time of judging, and the matches it is about.
 * @example
 * const goal = { mark: 4, reason: 'goal', atMs: 12_000 } as const;
 * judgeWait({ untilMs: 15_000, nowMs: 15_010, matches: [{ markAtTap: 3, changes: [goal] }] }); // { stands: false, reason: 'goal' }
 * judgeWait({ untilMs: 11_000, nowMs: 15_010, matches: [{ markAtTap: 3, changes: [goal] }] }); // { stands: true }
 */
export function judgeWait({
  untilMs,
  nowMs,
  matches,
}: {
  readonly untilMs: number;
  readonly nowMs: number;
  readonly matches: readonly WaitedOn[];
}): WaitVerdict {
  for (const [name, ms] of Object.entries({ untilMs, nowMs }))
    if (!Number.isFinite(ms)) throw wrongArgument(name, ms, 'a number of milliseconds');
  assertList(matches, 'matches');
  const changes = matches
    .flatMap((match) => match.changes.filter(({ mark, atMs }) => mark > match.markAtTap && atMs <= untilMs))
    .toSorted((a, b) => a.atMs - b.atMs || a.mark - b.mark);
  const [first] = changes;
  if (first) return { stands: false, reason: first.reason };
  return nowMs - untilMs > LATEST_VERDICT_MS ? { stands: false, reason: 'source' } : { stands: true };
}

/**
 * Returns the material change that an event of a match makes; null if a waiting bet does not fall by it.
 *
 * @example
 * materialChangeOf('penalty-looked-at'); // penalty
 * materialChangeOf('yellow-card'); // null
 */
export function materialChangeOf(kind: LiveEventKind): MaterialChange['reason'] | null {
  switch (kind) {
    case 'goal':
    case 'red-card':
    case 'ended':
      return kind;
    case 'penalty-looked-at':
      return 'penalty';
    default:
      return null;
  }
}
