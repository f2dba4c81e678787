import {
  formatDayHeading,
  formatNairobiTime,
  nairobiDayOf,
  type MatchHeader as MatchNoun,
} from '@kipenga/betting-core';
import { useWeekdayNames } from '@kipenga/ui';
import styles from './match-markets.module.css';

/** Category and league, who plays whom, and when (R2-40). */
export function MatchHeader({ match }: { readonly match: MatchNoun }) {
  const weekdays = useWeekdayNames();
  return (
    <section className={styles['header']}>
      <p className={styles['league']}>{`${match.category} - ${match.competitionName}`}</p>
      <h2 className={styles['teams']}>
        <span>{match.homeTeam}</span> <i>V</i> <span>{match.awayTeam}</span>
      </h2>
      <p className={styles['when']}>
        <span>{formatDayHeading(nairobiDayOf(match.startsAt), weekdays)}</span>{' '}
        <time>{formatNairobiTime(match.startsAt)}</time>
      </p>
    </section>
  );
}
