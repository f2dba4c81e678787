import type { Instant } from '@kipenga/betting-core';
import { useDates } from '../../dates/use-dates.ts';
import styles from './Moment.module.css';

export interface MomentProps {
  /** When it happened. */
  readonly at: Instant;
}

/** When something happened, as people say it: "3 min ago", "Today, 14:00". It goes with the clock; its title is the moment itself. */
export function Moment({ at }: MomentProps) {
  const date = useDates();
  return (
    <time className={styles['moment']} dateTime={at} title={date(at, 'moment')}>
      {date(at, 'ago')}
    </time>
  );
}
