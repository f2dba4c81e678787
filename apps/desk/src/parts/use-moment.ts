import { dayBounds, nairobiDay, type Instant } from '@kipenga/betting-core';
import { useDates } from '@kipenga/ui';

/** Writes a moment as Nairobi has it: 'Sun 22 Nov, 16:51'; nothing as a dash. */
export function useMoment(): (moment: Instant | null) => string {
  const date = useDates();
  return (moment) => (moment === null ? '–' : date(moment, 'moment'));
}

/** Writes a day of Nairobi: 'Sun 22 Nov'. */
export function useDay(): (day: string) => string {
  const date = useDates();
  return (day) => date(dayBounds(nairobiDay(day)).from, 'date');
}

/** Writes a month, given as '2026-11': 'Nov 2026'. */
export function useMonth(): (month: string) => string {
  const date = useDates();
  return (month) =>
    `${date(dayBounds(nairobiDay(`${month}-01`)).from, 'month')} ${month.slice(0, month.indexOf('-'))}`;
}
