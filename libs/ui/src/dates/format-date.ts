import type { Instant } from '@kipenga/betting-core';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
const NAIROBI_HOURS_AHEAD = 3;

/** Date formats in the notation of dayjs. */
const FORMATS = {
  /** 22 */
  day: 'DD',
  /** Nov */
  month: 'MMM',
  /** 16:51 */
  time: 'HH:mm',
  /** Sun 22 Nov */
  date: 'ddd D MMM',
  /** Sun 22 Nov, 16:51 */
  moment: 'ddd D MMM, HH:mm',
} as const;

/** Formats for dates of another year than the current one. */
const WITH_YEAR: { readonly [Format in DateFormat]?: string } = {
  date: 'ddd D MMM YYYY',
  moment: 'ddd D MMM YYYY, HH:mm',
};

/** Name of a date format. */
export type DateFormat = keyof typeof FORMATS;

/** Names of days and months in one language; weeks begin with Sunday. */
export interface DateNames {
  readonly weekdaysShort: readonly string[];
  readonly monthsShort: readonly string[];
}

/** Converts an instant to Nairobi's clock. The result is a UTC time, because the clock of this device may skip an hour. */
export const nairobi = (moment: Instant): Dayjs => dayjs.utc(moment).add(NAIROBI_HOURS_AHEAD, 'hour');

/** Formats an instant in Nairobi time with the given names. Adds the year if it differs from that of `now`. */
export function formatDate(moment: Instant, format: DateFormat, names: DateNames, now: Instant): string {
  const there = nairobi(moment);
  const isThisYear = there.year() === nairobi(now).year();
  return there.locale(localeOf(names)).format((!isThisYear && WITH_YEAR[format]) || FORMATS[format]);
}

/**
 * The names as a dayjs locale. The locales of dayjs are not used: they would have to be listed by language, and some short names
 * differ.
 */
const localeOf = ({ weekdaysShort, monthsShort }: DateNames): ILocale => ({
  name: 'of-the-words',
  weekdays: [],
  weekdaysShort: [...weekdaysShort],
  monthsShort: [...monthsShort],
  formats: {},
  relativeTime: {},
});
