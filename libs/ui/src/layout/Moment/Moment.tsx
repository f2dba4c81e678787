import type { Instant } from '@kipenga/betting-core';
import { useDates } from '../../dates/use-dates.ts';
import styles from './Moment.module.css';

export interface MomentProps {
  /** Time of the event. */
  readonly at: Instant;
}

/**
 * The time of an event in everyday words: "3 min ago", "Today, 14:00". It is updated as time passes; its title is the exact time.
 */
export function Moment({ at }: MomentProps) {
  const date = useDates();
  return (
    <time className={styles['moment']} dateTime={at} title={date(at, 'moment')}>
      {date(at, 'ago')}
    </time>
  );
}
