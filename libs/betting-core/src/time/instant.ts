import type { Branded } from '../brand.ts';
import { civilFromDays, daysFromCivil } from './calendar.ts';

/**
 * A moment in UTC to the second, 'YYYY-MM-DDTHH:MM:SSZ'. "Now" is always an argument; nothing here reads a
 * clock.
 */
export type Instant = Branded<string, 'Instant'>;

const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/;
const DAY_MS = 86_400_000;
const two = (part: number): string => String(part).padStart(2, '0');

/** A moment written 'YYYY-MM-DDTHH:MM:SSZ'. Throws RangeError when it is not one that exists. */
export function instant(text: string): Instant {
  if (!ISO.test(text) || instantFromMs(msOf(text)) !== text) throw new RangeError(`Not an instant: ${text}`);
  return text as Instant;
}

/**
 * The moment so many milliseconds after 1970, to the second below. Throws RangeError outside the years 0000
 * to 9999.
 */
export function instantFromMs(ms: number): Instant {
  if (!Number.isFinite(ms)) throw new RangeError(`Not a moment: ${ms}`);
  const days = Math.floor(ms / DAY_MS);
  const seconds = Math.floor((ms - days * DAY_MS) / 1_000);
  const time = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${civilFromDays(days)}T${time}Z` as Instant;
}

/** Milliseconds after 1970. */
export const toMs = (moment: Instant): number => msOf(moment);

/** Below zero when the first is earlier, zero when equal, above zero when later: for sorting. */
export const compareInstants = (left: Instant, right: Instant): number => msOf(left) - msOf(right);

function msOf(text: string): number {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = (ISO.exec(text) ?? [])
    .slice(1)
    .map(Number);
  return daysFromCivil(year, month, day) * DAY_MS + (hours * 3_600 + minutes * 60 + seconds) * 1_000;
}
