import type { Instant } from '@kipenga/betting-core';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
const NAIROBI_HOURS_AHEAD = 3;

/** The ways a moment is written, in the words of dayjs. */
const FORMATS = {
  /** 21 */
  day: 'DD',
  /** Nov */
  month: 'MMM',
  /** Sat */
  weekday: 'ddd',
  /** 16:51 */
  time: 'HH:mm',
  /** Sat 16:51 */
  weekdayTime: 'ddd HH:mm',
  /** 21/11 Saturday */
  dayWeekday: 'DD/MM dddd',
  /** 21/11/2026 16:51 */
  dateTime: 'DD/MM/YYYY HH:mm',
  /** 2026-11-21 16:51, as statements have it */
  statementMinute: 'YYYY-MM-DD HH:mm',
  /** 2026-11-21 16:51:30, as statements have it */
  statement: 'YYYY-MM-DD HH:mm:ss',
} as const;

/** A way to write a moment. */
export type DateFormat = keyof typeof FORMATS;

/** What a language calls days and months; weeks begin with Sunday. */
export interface DateNames {
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly monthsShort: readonly string[];
}

/** A moment as Nairobi has it, written for people with the names of their language. */
export const formatDate = (moment: Instant, format: DateFormat, names: DateNames): string =>
  dayjs.utc(moment).utcOffset(NAIROBI_HOURS_AHEAD).locale(localeOf(names)).format(FORMATS[format]);

/** The names as dayjs wants them. Its own locales are not used: they are a list of languages, and have other short names than people here. */
const localeOf = ({ weekdays, weekdaysShort, monthsShort }: DateNames): ILocale => ({
  name: 'of-the-words',
  weekdays: [...weekdays],
  weekdaysShort: [...weekdaysShort],
  monthsShort: [...monthsShort],
  formats: {},
  relativeTime: {},
});
