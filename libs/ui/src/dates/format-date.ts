import type { Instant } from '@kipenga/betting-core';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
const NAIROBI_HOURS_AHEAD = 3;

/** The ways a moment is written, in the words of dayjs. */
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

/** The same in another year than this one. */
const WITH_YEAR: { readonly [Format in DateFormat]?: string } = {
  date: 'ddd D MMM YYYY',
  moment: 'ddd D MMM YYYY, HH:mm',
};

/** A way to write a moment. */
export type DateFormat = keyof typeof FORMATS;

/** What a language calls days and months; weeks begin with Sunday. */
export interface DateNames {
  readonly weekdaysShort: readonly string[];
  readonly monthsShort: readonly string[];
}

/** A moment by the clocks of Nairobi. It is written as a time of UTC: that of this device may spring forward between the two. */
export const nairobi = (moment: Instant): Dayjs => dayjs.utc(moment).add(NAIROBI_HOURS_AHEAD, 'hour');

/** A moment as Nairobi has it, written for people with the names of their language. */
export function formatDate(moment: Instant, format: DateFormat, names: DateNames, now: Instant): string {
  const there = nairobi(moment);
  const isThisYear = there.year() === nairobi(now).year();
  return there.locale(localeOf(names)).format((!isThisYear && WITH_YEAR[format]) || FORMATS[format]);
}

/** The names as dayjs wants them. Its own locales are not used: they are a list of languages, and have other short names than people here. */
const localeOf = ({ weekdaysShort, monthsShort }: DateNames): ILocale => ({
  name: 'of-the-words',
  weekdays: [],
  weekdaysShort: [...weekdaysShort],
  monthsShort: [...monthsShort],
  formats: {},
  relativeTime: {},
});
