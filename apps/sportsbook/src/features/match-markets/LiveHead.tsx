import { livePollingMs, useGetMatchTimelineQuery } from '@kipenga/api';
import type { LiveState, Market, MatchHeader } from '@kipenga/betting-core';
import { FailedState, LiveBoard, LiveTimeline, Shimmer, UiLink, useIsSavingData } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { MatchStar } from '../favourites/index.ts';
import { marketsLeft } from './markets-left.ts';
import styles from './match-markets.module.css';

interface LiveHeadProps {
  readonly match: MatchHeader;
  /** The state that came with its markets. */
  readonly live: LiveState;
}

/** The head of a match in play or over: its score, its events, and the link to the verdicts on waiting bets (D103). */
export function LiveHead({ match, live }: LiveHeadProps) {
  const t = useWords();
  const isSaving = useIsSavingData();
  const isOver = live.period === 'ended';
  const timeline = useGetMatchTimelineQuery(
    { matchId: match.id },
    {
      pollingInterval: isOver ? 0 : livePollingMs(isSaving),
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const { homeTeam, awayTeam, category, competitionName, id } = match;
  return (
    <>
      <LiveBoard
        homeTeam={homeTeam}
        awayTeam={awayTeam}
        league={`${category} - ${competitionName}`}
        live={live}
        mark={<MatchStar match={match} />}
      />
      {timeline.error !== undefined && timeline.currentData === undefined ? (
        <FailedState
          text={t('sportsbook.live.timelineFailed')}
          onRetry={() => void timeline.refetch()}
          isRetrying={timeline.isFetching}
        />
      ) : timeline.currentData === undefined ? (
        <Shimmer kind="line" count={3} />
      ) : (
        <LiveTimeline homeTeam={homeTeam} awayTeam={awayTeam} events={timeline.currentData.events} />
      )}
      <p className={styles['judged']}>
        <UiLink href={`/live?match=${encodeURIComponent(id)}`}>{t('sportsbook.live.judged')}</UiLink>
      </p>
    </>
  );
}

interface MarketsLeftProps {
  readonly live: LiveState;
  readonly markets: readonly Market[];
  /** Draws the remaining markets. */
  readonly children: (left: readonly Market[]) => ReactNode;
}

/** The markets of a match in play that can still be bet on, and why some have no odds now. */
export function MarketsLeft({ live, markets, children }: MarketsLeftProps) {
  const t = useWords();
  const left = marketsLeft(live, markets);
  const isSomeClosed = left.some(({ outcomes }) => outcomes.every(({ odds }) => odds === null));
  return (
    <>
      {children(left)}
      {isSomeClosed && !live.isSuspended && <p className={styles['judged']}>{t('sportsbook.live.noOdds')}</p>}
    </>
  );
}
