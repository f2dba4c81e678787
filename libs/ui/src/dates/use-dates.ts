import type { Instant } from '@kipenga/betting-core';
import { useWords } from '../words/use-words.ts';
import { formatDate, type DateFormat } from './format-date.ts';

/** Writes moments in the language of the visit, with the names its words have: `date(bet.createdAt, 'month')`. */
export function useDates(): (moment: Instant, format: DateFormat) => string {
  const t = useWords();
  return (moment, format) =>
    formatDate(moment, format, {
      weekdays: t('ui.weekdays').split(' '),
      weekdaysShort: t('ui.weekdaysShort').split(' '),
      monthsShort: t('ui.monthsShort').split(' '),
    });
}
