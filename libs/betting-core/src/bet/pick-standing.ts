import { assertList } from '../assertions.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { assertRecord } from '../rule-assertions.ts';
import { instantFromMs, msOf, type Instant } from '../time/instant.ts';

/** A start as it was told. That a match has begun is told as a start that is past. */
export interface ToldStart {
  /** The start; null where the match was postponed without a new one. */
  readonly startsAt: Instant | null;
  /** When it was told. */
  readonly toldAt: Instant;
}

/** A leg, or a jackpot pick, as far as the start of its match decides on it. */
export interface PlacedPick {
  /** The start its match had when it was placed. */
  readonly startsAt: Instant;
  /** When it was placed. */
  readonly placedAt: Instant;
  /** Every start that was told since the match was first offered, in the order in which they were told. */
  readonly told: readonly ToldStart[];
}

/** Why a pick is void: its match was not played in time, or had begun before the pick was placed. */
export const VOID_REASONS = ['postponed', 'placed-late'] as const;

/** One of them. */
export type VoidReason = (typeof VOID_REASONS)[number];

/** What the starts of its match make of a pick (D95). */
export type PickStanding =
  /** Its result decides. */
  | { readonly kind: 'stands' }
  /** It is void, and stays so whatever is told later. */
  | { readonly kind: 'void'; readonly reason: VoidReason }
  /** Its match is postponed: without a new start it is void then. */
  | { readonly kind: 'waits'; readonly until: Instant };

const HOUR_MS = 3_600_000;
const PLAYED_WITHIN_MS = HOUSE_RULES.postponedVoidAfterHours * HOUR_MS;
const TOLD_WITHIN_MS = HOUSE_RULES.rescheduleConfirmedWithinHours * HOUR_MS;

/**
 * What became of a pick by the starts told of its match up to now (D95, R9-08). It stands where the match begins within 24 hours of the
 * start it was placed at, and the new time was told within 12; a match that begins has told its time by beginning. Else it is void: at
 * once when a start is told that is too late, or told too late, and after 24 hours when none was. A match that began before the pick was
 * placed makes it void too. An earlier start after the placing changes nothing.
 */
export function pickStanding(pick: PlacedPick, now: Instant): PickStanding {
  assertRecord(pick, 'pick');
  assertList(pick.told, 'pick.told');
  const startMs = msOf(pick.startsAt, 'pick.startsAt');
  const placedMs = msOf(pick.placedAt, 'pick.placedAt');
  const nowMs = msOf(now, 'now');
  const all = pick.told.map(inMs);
  // What was told before the pick was placed, or at that very moment, was known to who placed it.
  const known = all.findLastIndex((one) => one.startMs === startMs && one.toldMs <= placedMs);
  const told = all.slice(known + 1);
  const wasInPlay = startMs <= placedMs; // it was placed while the match was played (D103)
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

/** A told start in milliseconds after 1970. */
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
