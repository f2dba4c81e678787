import { placed, wrongArgument } from '../assertions.ts';
import type { Branded } from '../brand.ts';
import { civilFromDays, daysOfDate, padded } from './calendar.ts';

/**
 * A moment in UTC to the second, 'YYYY-MM-DDTHH:MM:SSZ'. "Now" is always an argument; nothing here reads a
 * clock.
 */
export type Instant = Branded<string, 'Instant'>;

const ISO = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)Z$/;
const DAY_MS = 86_400_000;

/** A moment written 'YYYY-MM-DDTHH:MM:SSZ'. Throws RangeError when it is not one that exists. */
export function instant(text: string): Instant {
  msOf(text, 'text');
  return text as Instant;
}

/**
 * The moment so many milliseconds after 1970, to the second below. Throws RangeError outside the years 0000
 * to 9999.
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

/** Milliseconds after 1970. Throws RangeError for what is no moment, as every function does that is handed one. */
export const toMs = (moment: Instant): number => msOf(moment, 'moment');

/** Below zero when the first is earlier, zero when equal, above zero when later: for sorting. */
export const compareInstants = (left: Instant, right: Instant): number =>
  msOf(left, 'left') - msOf(right, 'right');

/** Milliseconds after 1970 of a moment as it is written; null for what is none. */
export function readMs(text: string): number | null {
  const [, year, month, day, hours, minutes, seconds] = ISO.exec(text) ?? [];
  const days = daysOfDate(Number(year), Number(month), Number(day));
  const secondsOfDay = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return days === null ? null : days * DAY_MS + secondsOfDay * 1_000;
}

/** Milliseconds after 1970 of a moment that a public function was handed under this name, and as the one at this place of a list. */
export function msOf(moment: string, name: string, at?: number): number {
  const ms = readMs(moment);
  if (ms === null) throw wrongArgument(placed(name, at), moment, 'a moment as 2026-11-21T10:00:00Z');
  return ms;
}

/** Refuses what is no moment, where nothing is reckoned with it. */
export function assertInstant(moment: Instant, name: string): void {
  msOf(moment, name);
}
