import type { Instant } from '@kipenga/betting-core';
import type { UiWordId } from '../words/use-words.ts';
import { nairobi } from './format-date.ts';

/** How a moment near now is said: a text of the kit, and the minutes it counts. */
export interface NearDate {
  readonly id: UiWordId;
  readonly count?: number;
}

const DAYS: Readonly<Record<number, UiWordId>> = {
  [-1]: 'ui.date.yesterday',
  0: 'ui.date.today',
  1: 'ui.date.tomorrow',
};

/** Yesterday, today or tomorrow by the days of Nairobi; null where a moment is on none of them. */
export function nearDay(moment: Instant, now: Instant): NearDate | null {
  const days = nairobi(moment).startOf('day').diff(nairobi(now).startOf('day'), 'day');
  const id = DAYS[days];
  return id === undefined ? null : { id };
}

/**
 * How long ago something was, within the hour; before that its day. Null where it was earlier, and where it has not been yet by the clock
 * of this device.
 */
export function timeAgo(moment: Instant, now: Instant): NearDate | null {
  const count = nairobi(now).diff(nairobi(moment), 'minute');
  if (count < 0) return null;
  if (count === 0) return { id: 'ui.date.justNow' };
  return count < 60 ? { id: 'ui.date.minutesAgo', count } : nearDay(moment, now);
}
