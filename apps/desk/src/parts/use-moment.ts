import type { Instant } from '@kipenga/betting-core';
import { useDates } from '@kipenga/ui';

/** Writes a moment as Nairobi has it: 'Sun 22 Nov, 16:51'; nothing as a dash. */
export function useMoment(): (moment: Instant | null) => string {
  const date = useDates();
  return (moment) => (moment === null ? '–' : date(moment, 'moment'));
}
