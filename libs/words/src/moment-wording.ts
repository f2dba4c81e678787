import {
  formatNairobiTime,
  nairobiDayOf,
  weekdayOf,
  type Instant,
  type NairobiDay,
} from '@kipenga/betting-core';
import type { Wording } from './reason-words.ts';

/** A day with its year: "Sun 22 Nov 2026". */
export function dayWording(day: NairobiDay): Wording {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return {
    id: 'reason.moment',
    values: { weekday: weekdayOf(day), date, month, year: String(year), time: 'none' },
  };
}

/** A moment in Nairobi time: "Sun 22 Nov, 16:51". */
export function momentWording(at: Instant): Wording {
  const { id, values } = farMomentWording(at);
  return { id, values: { ...values, year: 'none' } };
}

/** A moment that may be years away, with its year: "Sun 22 Nov 2026, 16:51". */
export function farMomentWording(at: Instant): Wording {
  const { id, values } = dayWording(nairobiDayOf(at));
  return { id, values: { ...values, time: formatNairobiTime(at) } };
}
