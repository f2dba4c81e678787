import type { MatchHeader as MatchNoun } from '@kipenga/betting-core';
import { useDates } from '@kipenga/ui';
import styles from './match-markets.module.css';

/** Category and league, who plays whom, and when (R2-40). */
export function MatchHeader({ match }: { readonly match: MatchNoun }) {
  const date = useDates();
  return (
    <section className={styles['header']}>
      <p className={styles['league']}>{`${match.category} - ${match.competitionName}`}</p>
      <h2 className={styles['teams']}>
        <span>{match.homeTeam}</span> <i>V</i> <span>{match.awayTeam}</span>
      </h2>
      <p className={styles['when']}>
        <span>{date(match.startsAt, 'dayWeekday')}</span> <time>{date(match.startsAt, 'time')}</time>
      </p>
    </section>
  );
}
