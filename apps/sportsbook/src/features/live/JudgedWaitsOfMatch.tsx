import { useGetJudgedWaitsQuery, useGetMatchMarketsQuery, useGetMatchTimelineQuery } from '@kipenga/api';
import type { MatchId } from '@kipenga/betting-core';
import { ButtonLink, FailedState, JudgedWaits, Shimmer } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './live.module.css';

/** The verdicts on waiting bets of a match, public, in play and afterwards (D103). */
export function JudgedWaitsOfMatch({ matchId }: { readonly matchId: MatchId }) {
  const t = useWords();
  const { currentData, error, isFetching, refetch } = useGetJudgedWaitsQuery(
    { matchId },
    { refetchOnMountOrArgChange: true },
  );
  const seconds = useGetMatchTimelineQuery({ matchId }).currentData?.waitSeconds;
  const match = useGetMatchMarketsQuery({ matchId }).currentData?.match;
  return (
    <div className={styles['judged']}>
      <h2>{match && `${match.homeTeam} v ${match.awayTeam}`}</h2>
      {seconds !== undefined && <p>{t('sportsbook.live.rule', { seconds })}</p>}
      {error !== undefined && currentData === undefined ? (
        <FailedState
          text={t('sportsbook.live.judgedFailed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : currentData === undefined ? (
        <Shimmer kind="line" count={4} />
      ) : (
        <JudgedWaits {...currentData} verdicts={currentData.verdicts.toReversed()} />
      )}
      <ButtonLink look="secondary" href={`/markets?match=${encodeURIComponent(matchId)}`}>
        {t('sportsbook.live.toMatch')}
      </ButtonLink>
    </div>
  );
}
