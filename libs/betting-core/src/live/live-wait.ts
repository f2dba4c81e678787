import type { SportId } from '../brand.ts';
import type { LiveEventKind } from './live.ts';

/**
 * Tells how many seconds a bet on a match in play of this sport waits before it stands (D103). They are the same for every customer, and
 * today for every sport.
 *
 * @example
 * liveWaitSeconds(sportId('1')); // 5
 */
export const liveWaitSeconds = (_sport: SportId): number => 5;

/** What makes a bet fall that waits: what happened in the match, or that it could not be watched through the wait. */
export const WAIT_FALLS = [
  'goal',
  'penalty',
  'red-card',
  'suspended',
  'source',
  'ended',
  'customer',
] as const;

/** One of them; `customer` is a break or a limit of the customer's own that began meanwhile, or a floor that was taken back. */
export type WaitFall = (typeof WAIT_FALLS)[number];

/** A change of a match in play that every waiting bet on it falls by. Changes are numbered through, match by match. */
export interface MaterialChange {
  /** Its number: the mark of the match from then on. */
  readonly mark: number;
  readonly reason: Exclude<WaitFall, 'customer'>;
  /** Milliseconds of the clock that also says when a wait ends. */
  readonly atMs: number;
}

/** One match that a bet waits on. */
export interface WaitedOn {
  /** The mark of the match at the tap: the number of its newest change. */
  readonly markAtTap: number;
  /** Every change since, in any order; older ones may be among them. */
  readonly changes: readonly MaterialChange[];
}

/** How a wait ended. */
export type WaitVerdict =
  | { readonly stands: true }
  | { readonly stands: false; readonly reason: Exclude<WaitFall, 'customer'> };

/** So long after its end a wait is still judged by what happened in it; later, nobody has watched for sure. */
export const LATEST_VERDICT_MS = 20_000;

/**
 * Judges a bet that waited (D103). It falls by the first material change of one of its matches between the tap and the end of the wait, and
 * by nothing else: that a price moved, for whomever, is no change. What happened after the end does not count, however late it is judged, so
 * that all bets that waited on a match through a moment stand or fall together. A wait that is judged very late falls: the house was away.
 *
 * @param wait When the wait ends, when it is judged, and the matches it is about.
 * @example
 * const goal = { mark: 4, reason: 'goal', atMs: 12_000 };
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
  const changes = matches
    .flatMap((match) => match.changes.filter(({ mark, atMs }) => mark > match.markAtTap && atMs <= untilMs))
    .toSorted((a, b) => a.atMs - b.atMs || a.mark - b.mark);
  const [first] = changes;
  if (first) return { stands: false, reason: first.reason };
  return nowMs - untilMs > LATEST_VERDICT_MS ? { stands: false, reason: 'source' } : { stands: true };
}

/** The material change that an event of a match is; null of one that changes no chance so much that a waiting bet falls by it. */
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
