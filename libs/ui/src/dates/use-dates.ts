import type { Instant } from '@kipenga/betting-core';
import { useWords } from '../words/use-words.ts';
import { formatDate, type DateFormat } from './format-date.ts';
import { nearDay, timeAgo, type NearDate } from './near-date.ts';
import { useMinute } from './use-minute.ts';

/**
 * Formats relative to now. `near` is for use within a sentence: "tomorrow, 14:00". `ago` stands alone and is for past moments: "3
 * min ago", "today, 14:00". Other days get the plain date and time.
 */
const NEAR = { near: nearDay, ago: timeAgo } satisfies Record<
  string,
  (moment: Instant, now: Instant) => NearDate | null
>;

const isNear = (format: DateFormat | keyof typeof NEAR): format is keyof typeof NEAR => format in NEAR;

/** Returns a function that formats moments in the visitor's language: `date(bet.createdAt, 'month')`. */
export function useDates(): (moment: Instant, format: DateFormat | keyof typeof NEAR) => string {
  const t = useWords();
  const now = useMinute();
  const names = {
    weekdaysShort: t('ui.weekdaysShort').split(' '),
    monthsShort: t('ui.monthsShort').split(' '),
  };
  return (moment, format) => {
    if (!isNear(format)) return formatDate(moment, format, names, now);
    const near = NEAR[format](moment, now);
    if (near === null) return formatDate(moment, 'moment', names, now);
    return t(near.id, { count: near.count, time: formatDate(moment, 'time', names, now) });
  };
}
