import { useGetMatchFormQuery } from '@kipenga/api';
import type { MatchHeader as MatchNoun } from '@kipenga/betting-core';
import { FailedState, useDates } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { MatchStar } from '../favourites/index.ts';
import { CountDown } from './CountDown.tsx';
import styles from './match-markets.module.css';
import { MatchFormRows } from './MatchFormRows.tsx';

interface MatchHeaderProps {
  readonly match: MatchNoun;
  readonly hasStarted: boolean;
  /** The final score, '2:1'. */
  readonly score: string | undefined;
}

/** Category and league, both sides, kick-off with countdown, and recent form (R2-40). */
export function MatchHeader({ match, hasStarted, score }: MatchHeaderProps) {
  const t = useWords();
  const date = useDates();
  const {
    data: form,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp,
  } = useGetMatchFormQuery({ matchId: match.id });
  const { homeTeam, awayTeam, competitionName, startsAt } = match;
  return (
    <section className={styles['header']}>
      <p className={styles['league']}>{`${match.category} - ${competitionName}`}</p>
      <h2 className={styles['teams']}>
        <span>{homeTeam}</span> <i>V</i> <span>{awayTeam}</span>
      </h2>
      <div className={styles['mark']}>
        <MatchStar match={match} />
      </div>
      <p className={styles['when']}>
        <time dateTime={startsAt}>{date(startsAt, 'moment')}</time>
      </p>
      <p className={styles['left']}>
        {score !== undefined && <b>{score}</b>}
        {!hasStarted && form !== undefined && (
          <CountDown
            key={fulfilledTimeStamp}
            startsAt={startsAt}
            asOf={form.asOf}
            heardAtMs={fulfilledTimeStamp ?? 0}
          />
        )}
      </p>
      {error !== undefined && form === undefined ? (
        <FailedState
          text={t('sportsbook.form.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <MatchFormRows match={match} form={form} />
      )}
    </section>
  );
}
