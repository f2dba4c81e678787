import type { Instant } from '@kipenga/betting-core';
import type { UiWordId } from '../words/use-words.ts';
import { nairobi } from './format-date.ts';

/** A date near now: the id of its text in the kit, and its number of minutes. */
export interface NearDate {
  readonly id: UiWordId;
  readonly count?: number;
}

const DAYS: Readonly<Record<number, UiWordId>> = {
  [-1]: 'ui.date.yesterday',
  0: 'ui.date.today',
  1: 'ui.date.tomorrow',
};

/** Returns yesterday, today or tomorrow in Nairobi; null for any other day. */
export function nearDay(moment: Instant, now: Instant): NearDate | null {
  const days = nairobi(moment).startOf('day').diff(nairobi(now).startOf('day'), 'day');
  const id = DAYS[days];
  return id === undefined ? null : { id };
}

/**
 * Returns the minutes since a moment within the last hour, before that its day. Null if it was earlier, or if this device's clock
 * puts it in the future.
 */
export function timeAgo(moment: Instant, now: Instant): NearDate | null {
  const count = nairobi(now).diff(nairobi(moment), 'minute');
  if (count < 0) return null;
  if (count === 0) return { id: 'ui.date.justNow' };
  return count < 60 ? { id: 'ui.date.minutesAgo', count } : nearDay(moment, now);
}
