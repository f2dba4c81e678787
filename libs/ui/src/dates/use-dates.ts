import type { Instant } from '@kipenga/betting-core';
import { useLingui } from '@lingui/react';
import { formatDate, type DateFormat } from './format-date.ts';

/** Writes moments in the language of the visit: `date(bet.createdAt, 'month')`. */
export function useDates(): (moment: Instant, format: DateFormat) => string {
  const { i18n } = useLingui();
  return (moment, format) => formatDate(moment, format, i18n.locale);
}
