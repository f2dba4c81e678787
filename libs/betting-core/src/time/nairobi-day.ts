import { placed, wrongArgument } from '../assertions.ts';
import type { Branded } from '../brand.ts';
import { ok, refuse, type Result } from '../result.ts';
import { civilFromDays } from './calendar.ts';
import { instantFromMs, msOf, readMs, type Instant } from './instant.ts';

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
const DAY_MS = 24 * 3_600_000;

/** A day written 'YYYY-MM-DD'. Throws RangeError when it does not exist. */
export function nairobiDay(text: string): NairobiDay {
  assertDay(text, 'text');
  return text as NairobiDay;
}

/** The day it is in Nairobi at a moment. */
export const nairobiDayOf = (moment: Instant): NairobiDay => dayOf(moment, 'moment');

/** The same of a moment that a public function was handed under this name. */
export const dayOf = (moment: Instant, name: string, at?: number): NairobiDay =>
  nairobiDay(wallClock(moment, name, at).slice(0, 10));

/** The day this many days later; below zero, earlier. */
export function addDays(day: NairobiDay, count: number): NairobiDay {
  if (!Number.isSafeInteger(count)) throw wrongArgument('count', count, 'a whole number');
  return nairobiDay(civilFromDays(daysOf(day, 'day') + count));
}

/** The moments a Nairobi day lies between: from its midnight up to, and without, the next. */
export function dayBounds(day: NairobiDay): { readonly from: Instant; readonly to: Instant } {
  const midnight = daysOf(day, 'day') * DAY_MS - OFFSET_MS;
  return { from: instantFromMs(midnight), to: instantFromMs(midnight + DAY_MS) };
}

/** Nairobi time of day: '15:00'. */
export const formatNairobiTime = (moment: Instant): string => wallClock(moment, 'moment').slice(11, 16);

/** Nairobi date and time as the wire and the lists carry it: 'YYYY-MM-DD HH:MM:SS' (R4-12: a space, no T). */
export const formatNairobiDateTime = (moment: Instant): string =>
  wallClock(moment, 'moment').slice(0, 19).replace('T', ' ');

/** Reads a Nairobi date and time that carries no zone: 'YYYY-MM-DD HH:MM:SS', or with a T (D45). */
export function parseNairobiDateTime(text: string): Result<Instant, DateTimeRefusal> {
  try {
    return ok(instantFromMs(msOf(`${text.replace(' ', 'T')}Z`, 'text') - OFFSET_MS));
  } catch {
    return refuse({ kind: 'date-time-unreadable' });
  }
}

/** The weekday, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: NairobiDay): number => (((daysOf(day, 'day') + 4) % 7) + 7) % 7;

/**
 * The heading of a day of matches: '21/11 Saturday' (R2-33). Pass seven names in the reader's language,
 * Sunday first.
 */
export function formatDayHeading(day: NairobiDay, weekdayNames: readonly string[]): string {
  return `${day.slice(8)}/${day.slice(5, 7)} ${weekdayNames[weekdayOf(day)] ?? ''}`.trimEnd();
}

/** Refuses what is no day, where nothing is reckoned with it. */
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
