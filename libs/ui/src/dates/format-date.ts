import type { Instant } from '@kipenga/betting-core';
import dayjs from 'dayjs';
import swahili from 'dayjs/locale/sw.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
// dayjs has other short names (Jpl, Jtat); these are the ones customers know from here.
dayjs.locale(
  { ...swahili, weekdaysShort: 'Jpili Jtatu Jnne Jtano Alh Iju Jmosi'.split(' ') },
  undefined,
  true,
);

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

/** A moment as Nairobi has it, written for people. An unknown language reads English. */
export const formatDate = (moment: Instant, format: DateFormat, language: string): string =>
  dayjs.utc(moment).utcOffset(NAIROBI_HOURS_AHEAD).locale(language).format(FORMATS[format]);
