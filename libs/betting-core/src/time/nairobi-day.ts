import type { Branded } from '../brand.ts';
import { ok, refuse, type Result } from '../result.ts';
import { civilFromDays, daysFromCivil } from './calendar.ts';
import { instant, instantFromMs, toMs, type Instant } from './instant.ts';

/**
 * A calendar day in Nairobi, 'YYYY-MM-DD'. Nairobi is always three hours ahead of UTC, so its days have 24
 * hours (D45).
 */
export type NairobiDay = Branded<string, 'NairobiDay'>;

/** A text that is not a Nairobi date and time. */
export interface DateTimeRefusal {
  /** Not 'YYYY-MM-DD HH:MM:SS', or not a moment that exists. */
  readonly kind: 'date-time-unreadable';
}

const OFFSET_MS = 3 * 3_600_000;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const DATE_TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/;

/** A day written 'YYYY-MM-DD'. Throws RangeError when it does not exist. */
export function nairobiDay(text: string): NairobiDay {
  if (!DAY.test(text) || civilFromDays(daysOf(text)) !== text) throw new RangeError(`Not a day: ${text}`);
  return text as NairobiDay;
}

/** The day it is in Nairobi at a moment. */
export const nairobiDayOf = (moment: Instant): NairobiDay => nairobiDay(wallClock(moment).slice(0, 10));

/** The day this many days later; below zero, earlier. */
export const addDays = (day: NairobiDay, count: number): NairobiDay =>
  nairobiDay(civilFromDays(daysOf(day) + count));

/** The moments a Nairobi day lies between: from its midnight up to, and without, the next. */
export function dayBounds(day: NairobiDay): { readonly from: Instant; readonly to: Instant } {
  return { from: midnightOf(day), to: midnightOf(addDays(day, 1)) };
}

/** Nairobi time of day: '15:00'. */
export const formatNairobiTime = (moment: Instant): string => wallClock(moment).slice(11, 16);

/** Nairobi date and time as the wire and the lists carry it: 'YYYY-MM-DD HH:MM:SS' (R4-12: a space, no T). */
export const formatNairobiDateTime = (moment: Instant): string =>
  wallClock(moment).slice(0, 19).replace('T', ' ');

/** Reads a Nairobi date and time that carries no zone: 'YYYY-MM-DD HH:MM:SS', or with a T (D45). */
export function parseNairobiDateTime(text: string): Result<Instant, DateTimeRefusal> {
  if (!DATE_TIME.test(text)) return refuse({ kind: 'date-time-unreadable' });
  try {
    return ok(instantFromMs(toMs(instant(`${text.replace(' ', 'T')}Z`)) - OFFSET_MS));
  } catch {
    return refuse({ kind: 'date-time-unreadable' });
  }
}

/** The weekday, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: NairobiDay): number => (((daysOf(day) + 4) % 7) + 7) % 7;

/**
 * The heading of a day of matches: '21/11 Saturday' (R2-33). Pass seven names in the reader's language,
 * Sunday first.
 */
export function formatDayHeading(day: NairobiDay, weekdayNames: readonly string[]): string {
  return `${day.slice(8)}/${day.slice(5, 7)} ${weekdayNames[weekdayOf(day)] ?? ''}`.trimEnd();
}

function daysOf(text: string): number {
  const [year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).slice(1).map(Number);
  return daysFromCivil(year, month, day);
}

const midnightOf = (day: NairobiDay): Instant => instantFromMs(toMs(instant(`${day}T00:00:00Z`)) - OFFSET_MS);
const wallClock = (moment: Instant): Instant => instantFromMs(toMs(moment) + OFFSET_MS);
