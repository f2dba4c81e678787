import { placed, wrongArgument } from '../assertions.ts';
import type { Branded } from '../brand.ts';
import { civilFromDays, daysOfDate, padded } from './calendar.ts';

/** A moment in UTC to the second, 'YYYY-MM-DDTHH:MM:SSZ'. "Now" is always an argument; nothing here reads a clock. */
export type Instant = Branded<string, 'Instant'>;

const ISO = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)Z$/;
const DAY_MS = 86_400_000;

/**
 * Reads a moment written 'YYYY-MM-DDTHH:MM:SSZ'. Throws RangeError if it does not exist.
 *
 * @example
 * instant('2026-11-21T10:00:00Z'); // 2026-11-21T10:00:00Z
 */
export function instant(text: string): Instant {
  msOf(text, 'text');
  return text as Instant;
}

/**
 * Returns the moment this many milliseconds after 1970, rounded down to the second. Throws RangeError outside the years
 * 0000 to 9999.
 *
 * @example
 * instantFromMs(1_795_255_200_999); // 2026-11-21T10:00:00Z
 */
export function instantFromMs(ms: number): Instant {
  if (!Number.isFinite(ms)) throw wrongArgument('ms', ms, 'a number');
  const days = Math.floor(ms / DAY_MS);
  const seconds = Math.floor((ms - days * DAY_MS) / 1_000);
  const time = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => padded(part))
    .join(':');
  return `${civilFromDays(days)}T${time}Z` as Instant;
}

/**
 * Returns milliseconds after 1970. Throws RangeError for a wrong moment, as every function does that takes one.
 *
 * @example
 * toMs(instant('2026-11-21T10:00:00Z')); // 1795255200000
 */
export const toMs = (moment: Instant): number => msOf(moment, 'moment');

/**
 * Compares moments for sorting: below zero if the first is earlier, zero if equal, above zero if later. Throws
 * RangeError for a wrong moment.
 *
 * @example
 * ['2026-11-22T12:00:00Z', '2026-11-21T10:00:00Z'].map(instant).toSorted(compareInstants)[0]; // 2026-11-21T10:00:00Z
 */
export const compareInstants = (left: Instant, right: Instant): number =>
  msOf(left, 'left') - msOf(right, 'right');

/** Returns milliseconds after 1970 of a written moment; null if it is none. */
export function readMs(text: string): number | null {
  const [, year, month, day, hours, minutes, seconds] = ISO.exec(text) ?? [];
  const days = daysOfDate(Number(year), Number(month), Number(day));
  const secondsOfDay = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return days === null ? null : days * DAY_MS + secondsOfDay * 1_000;
}

/** Returns milliseconds after 1970 of an argument. The error of a wrong one tells its name and its place in a list. */
export function msOf(moment: string, name: string, at?: number): number {
  const ms = readMs(moment);
  if (ms === null) throw wrongArgument(placed(name, at), moment, 'a moment as 2026-11-21T10:00:00Z');
  return ms;
}

/** Asserts a moment that is used for nothing else. */
export function assertInstant(moment: Instant, name: string): void {
  msOf(moment, name);
}
