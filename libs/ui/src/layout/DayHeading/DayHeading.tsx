import { formatDayHeading, type NairobiDay } from '@kipenga/betting-core';
import { useWeekdayNames } from '../../words/use-weekday-names.ts';
import styles from './DayHeading.module.css';

export interface DayHeadingProps {
  /** A day of Nairobi. */
  readonly day: NairobiDay;
  /** For `aria-labelledby` of the list below it, and for skip links. */
  readonly id?: string;
}

/** The heading of a day's matches: "21/11 Saturday" (R2-33). */
export function DayHeading({ day, id }: DayHeadingProps) {
  const names = useWeekdayNames();
  return (
    <h2 id={id} className={styles['day']}>
      {formatDayHeading(day, names)}
    </h2>
  );
}
