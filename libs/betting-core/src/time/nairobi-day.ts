import { placed, wrongArgument } from '../assertions.ts';
import type { Branded } from '../brand.ts';
import { ok, refuse, type Result } from '../result.ts';
import { civilFromDays } from './calendar.ts';
import { instantFromMs, msOf, readMs, type Instant } from './instant.ts';

/** A calendar day in Nairobi, 'YYYY-MM-DD'. Nairobi is always three hours ahead of UTC, so its days have 24 hours. */
export type NairobiDay = Branded<string, 'NairobiDay'>;

/** A text that is not a Nairobi date and time. */
export interface DateTimeRefusal {
  /** Not 'YYYY-MM-DD HH:MM:SS', or not a moment that exists. */
  readonly kind: 'date-time-unreadable';
}

const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Reads a day written 'YYYY-MM-DD'. Throws RangeError if it does not exist.
 *
 * @example
 * nairobiDay('2026-11-21'); // 2026-11-21
 */
export function nairobiDay(text: string): NairobiDay {
  assertDay(text, 'text');
  return text as NairobiDay;
}

/**
 * Returns the day in Nairobi at a moment. Throws RangeError for a wrong moment.
 *
 * @example
 * nairobiDayOf(instant('2026-11-21T21:00:00Z')); // 2026-11-22
 */
export const nairobiDayOf = (moment: Instant): NairobiDay => dayOf(moment, 'moment');

/** The same for an argument. The error of a wrong one tells its name. */
export const dayOf = (moment: Instant, name: string, at?: number): NairobiDay =>
  nairobiDay(wallClock(moment, name, at).slice(0, 10));

/**
 * Returns the day this many days later; with a count below zero, earlier. Throws RangeError for a wrong day or count.
 *
 * @example
 * addDays(nairobiDay('2026-11-21'), 10); // 2026-12-01
 * addDays(nairobiDay('2026-03-01'), -1); // 2026-02-28
 */
export function addDays(day: NairobiDay, count: number): NairobiDay {
  if (!Number.isSafeInteger(count)) throw wrongArgument('count', count, 'a whole number');
  return nairobiDay(civilFromDays(daysOf(day, 'day') + count));
}

/**
 * Returns the moments between which a Nairobi day lies: from its midnight up to, and without, the next. Throws
 * RangeError for a wrong day.
 *
 * @example
 * dayBounds(nairobiDay('2026-11-21')); // { from: '2026-11-20T21:00:00Z', to: '2026-11-21T21:00:00Z' }
 */
export function dayBounds(day: NairobiDay): { readonly from: Instant; readonly to: Instant } {
  const midnight = daysOf(day, 'day') * DAY_MS - OFFSET_MS;
  return { from: instantFromMs(midnight), to: instantFromMs(midnight + DAY_MS) };
}

/**
 * Writes the time of day in Nairobi. Throws RangeError for a wrong moment.
 *
 * @example
 * formatNairobiTime(instant('2026-11-21T12:00:00Z')); // 15:00
 */
export const formatNairobiTime = (moment: Instant): string => wallClock(moment, 'moment').slice(11, 16);

/**
 * Writes date and time in Nairobi as the wire and the lists carry it, with a space and no T. Throws RangeError for a
 * wrong moment.
 *
 * @example
 * formatNairobiDateTime(instant('2026-11-21T12:00:00Z')); // 2026-11-21 15:00:00
 */
export const formatNairobiDateTime = (moment: Instant): string =>
  wallClock(moment, 'moment').slice(0, 19).replace('T', ' ');

/**
 * Reads a date and time in Nairobi without a zone: 'YYYY-MM-DD HH:MM:SS', or with a T.
 *
 * @example
 * parseNairobiDateTime('2026-11-21 15:00:00'); // { ok: true, value: '2026-11-21T12:00:00Z' }
 * parseNairobiDateTime('tomorrow'); // { ok: false, reason: { kind: 'date-time-unreadable' } }
 */
export function parseNairobiDateTime(text: string): Result<Instant, DateTimeRefusal> {
  try {
    return ok(instantFromMs(msOf(`${text.replace(' ', 'T')}Z`, 'text') - OFFSET_MS));
  } catch {
    return refuse({ kind: 'date-time-unreadable' });
  }
}

/**
 * Returns the weekday, 0 for Sunday to 6 for Saturday. Throws RangeError for a wrong day.
 *
 * @example
 * weekdayOf(nairobiDay('2026-11-21')); // 6
 */
export const weekdayOf = (day: NairobiDay): number => (((daysOf(day, 'day') + 4) % 7) + 7) % 7;

/**
 * Writes the heading of a day of matches. Throws RangeError for a wrong day.
 *
 * @param weekdayNames Seven names in the reader's language, Sunday first.
 * @example
 * formatDayHeading(nairobiDay('2026-11-22'), ['Jumapili', 'Jumatatu']); // 22/11 Jumapili
 */
export function formatDayHeading(day: NairobiDay, weekdayNames: readonly string[]): string {
  return `${day.slice(8)}/${day.slice(5, 7)} ${weekdayNames[weekdayOf(day)] ?? ''}`.trimEnd();
}

/** Asserts a day that is used for nothing else. */
export function assertDay(day: string, name: string, at?: number): void {
  daysOf(day, name, at);
}

function daysOf(day: string, name: string, at?: number): number {
  const ms = readMs(`${day}T00:00:00Z`);
  if (ms === null) throw wrongArgument(placed(name, at), day, 'a day as 2026-11-21');
  return ms / DAY_MS;
}

const wallClock = (moment: Instant, name: string, at?: number): Instant =>
  instantFromMs(msOf(moment, name, at) + OFFSET_MS);
