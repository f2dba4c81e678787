import { assertList } from '../assertions.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { assertRecord } from '../rule-assertions.ts';
import { instantFromMs, msOf, type Instant } from '../time/instant.ts';

/** One report of a match's start. The beginning of a match is reported as a start in the past. */
export interface ToldStart {
  /** The start; null if the match is postponed without a new one. */
  readonly startsAt: Instant | null;
  /** The time of the report. */
  readonly toldAt: Instant;
}

/** A leg or a jackpot pick, with all reports of its match's start. */
export interface PlacedPick {
  /** The start of its match when it was placed. */
  readonly startsAt: Instant;
  /** The time of placing. */
  readonly placedAt: Instant;
  /** Every report since the match was first offered, in the order in which they came. */
  readonly told: readonly ToldStart[];
}

/** The reasons why a pick is void: its match was not played in time, or had begun before the pick was placed. */
export const VOID_REASONS = ['postponed', 'placed-late'] as const;

/** One of `VOID_REASONS`. */
export type VoidReason = (typeof VOID_REASONS)[number];

/** The standing of a pick by the starts of its match. */
export type PickStanding =
  /** Its result decides. */
  | { readonly kind: 'stands' }
  /** It is void, whatever is reported later. */
  | { readonly kind: 'void'; readonly reason: VoidReason }
  /** Its match is postponed. Without a new start it is void at `until`. */
  | { readonly kind: 'waits'; readonly until: Instant };

const HOUR_MS = 3_600_000;
const PLAYED_WITHIN_MS = HOUSE_RULES.postponedVoidAfterHours * HOUR_MS;
const TOLD_WITHIN_MS = HOUSE_RULES.rescheduleConfirmedWithinHours * HOUR_MS;

/**
 * Judges a pick by the starts of its match that were reported up to now. It stands if the match begins within 24 hours
 * of the start it was placed at, and the new time was reported within 12; a match that begins has reported its time by
 * beginning. Otherwise it is void: at once if the reported start is too late or came too late, and after 24 hours if
 * there is none. It is also void if the match had begun before the pick was placed. An earlier start that is reported
 * after the placing changes nothing. Throws RangeError for a wrong moment.
 *
 * @example
 * const [startsAt, placedAt] = [instant('2026-11-21T12:00:00Z'), instant('2026-11-20T18:30:00Z')];
 * const told = [{ startsAt, toldAt: placedAt }, { startsAt: null, toldAt: instant('2026-11-21T11:00:00Z') }];
 * pickStanding({ startsAt, placedAt, told }, instant('2026-11-21T12:00:00Z')); // { kind: 'waits', until: '2026-11-22T12:00:00Z' }
 * pickStanding({ startsAt, placedAt, told }, instant('2026-11-22T12:00:00Z')); // { kind: 'void', reason: 'postponed' }
 */
export function pickStanding(pick: PlacedPick, now: Instant): PickStanding {
  assertRecord(pick, 'pick');
  assertList(pick.told, 'pick.told');
  const startMs = msOf(pick.startsAt, 'pick.startsAt');
  const placedMs = msOf(pick.placedAt, 'pick.placedAt');
  const nowMs = msOf(now, 'now');
  const all = pick.told.map(inMs);
  // Reports from before the placing, or from that very moment, were known to the customer.
  const known = all.findLastIndex((one) => one.startMs === startMs && one.toldMs <= placedMs);
  const told = all.slice(known + 1);
  const wasInPlay = startMs <= placedMs; // It was placed while the match was played.
  if (!wasInPlay && told.some((one) => one.startMs !== null && one.startMs <= placedMs))
    return { kind: 'void', reason: 'placed-late' };
  const isTooLate = (one: ToldMs, at: number): boolean =>
    one.startMs === null
      ? (told[at + 1]?.toldMs ?? nowMs) >= startMs + PLAYED_WITHIN_MS
      : isStartTooLate(startMs, one.startMs, one.toldMs);
  if (told.some(isTooLate)) return { kind: 'void', reason: 'postponed' };
  return told.at(-1)?.startMs === null
    ? { kind: 'waits', until: instantFromMs(startMs + PLAYED_WITHIN_MS) }
    : { kind: 'stands' };
}

/** A reported start, in milliseconds after 1970. */
interface ToldMs {
  readonly startMs: number | null;
  readonly toldMs: number;
}

const inMs = ({ startsAt, toldAt }: ToldStart, at: number): ToldMs => ({
  startMs: startsAt === null ? null : msOf(startsAt, 'pick.told[#].startsAt', at),
  toldMs: msOf(toldAt, 'pick.told[#].toldAt', at),
});

function isStartTooLate(firstMs: number, startMs: number, toldMs: number): boolean {
  if (startMs <= firstMs) return false;
  return startMs > firstMs + PLAYED_WITHIN_MS || Math.min(startMs, toldMs) > firstMs + TOLD_WITHIN_MS;
}
