import { formatDayHeading, type NairobiDay } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './DayHeading.module.css';

export interface DayHeadingProps {
  /** A day in Nairobi. */
  readonly day: NairobiDay;
  /** For `aria-labelledby` of the list below it, and for skip links. */
  readonly id?: string;
}

/** The heading of a day's matches: "21/11 Saturday" (R2-33). */
export function DayHeading({ day, id }: DayHeadingProps) {
  const t = useWords();
  return (
    <h2 id={id} className={styles['day']}>
      {formatDayHeading(day, t('ui.weekdays').split(' '))}
    </h2>
  );
}
