import {
  livePollingMs,
  useGetLiveMatchesQuery,
  useGetMatchesQuery,
  useGetSportsNavigationQuery,
} from '@kipenga/api';
import type { LiveMatch, MainColumn, MainOutcome, Match } from '@kipenga/betting-core';
import {
  ButtonLink,
  EmptyState,
  FailedState,
  LiveCard,
  LinkTabs,
  Shimmer,
  useDates,
  useIsSavingData,
} from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { memo, useId } from 'react';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { LateMatchStar } from '../favourites/index.ts';
import { pickedOutcomeId, selectPickOf, usePickMain, type BetslipRootState } from '../slip/index.ts';
import styles from './live.module.css';

const WHOLE = { offset: 0, limit: 150 };

/** The matches in play, by competition, with score, minute and present prices (D103). Polls only in a visible page. */
export function LiveList({ isEsport }: { readonly isEsport: boolean }) {
  const t = useWords();
  const isSaving = useIsSavingData();
  const { currentData, error, isFetching, refetch } = useGetLiveMatchesQuery(
    { ...WHOLE, isEsport },
    {
      pollingInterval: livePollingMs(isSaving),
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const tabs = [
    { id: 'sports', label: t('sportsbook.countries.sports'), href: '/live' },
    { id: 'esports', label: t('sportsbook.countries.esports'), href: '/live?esport=1' },
  ];
  return (
    <div id="matches" tabIndex={-1} className={styles['list']}>
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{t('sportsbook.live.title')}</h1>
        {currentData !== undefined && currentData.length > 0 && (
          <p>{t('sportsbook.live.count', { count: currentData.length })}</p>
        )}
      </div>
      <LinkTabs
        label={t('sportsbook.countries.tabs')}
        tabs={tabs}
        currentId={isEsport ? 'esports' : 'sports'}
      />
      {error !== undefined && currentData === undefined ? (
        <FailedState
          text={t('sportsbook.list.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Matches matches={currentData} isEsport={isEsport} />
      )}
    </div>
  );
}

interface MatchesProps {
  readonly matches: readonly LiveMatch[] | undefined;
  readonly isEsport: boolean;
}

function Matches({ matches, isEsport }: MatchesProps) {
  const id = useId();
  const pick = usePickMain();
  if (matches === undefined) return <Shimmer kind="match" />;
  if (matches.length === 0) return <NothingInPlay isEsport={isEsport} />;
  const groups = new Map<string, LiveMatch[]>();
  for (const match of matches) {
    const name = `${match.category} · ${match.competitionName}`;
    groups.set(name, [...(groups.get(name) ?? []), match]);
  }
  return [...groups].map(([name, ofCompetition], at) => (
    <section key={name} aria-labelledby={`${id}${at}`}>
      <h2 id={`${id}${at}`} className={styles['competition']}>
        {name}
      </h2>
      {ofCompetition.map((match) => (
        <LiveRow key={match.id} match={match} onPick={pick} />
      ))}
    </section>
  ));
}

const RESULTS = ['home', 'draw', 'away'] as const;

interface LiveRowProps {
  readonly match: LiveMatch;
  readonly onPick: (match: Match, column: MainColumn) => void;
}

/** A match in play. It subscribes to its own pick only. */
const LiveRow = memo(function LiveRow({ match, onPick }: LiveRowProps) {
  const pick = useSelector((state: BetslipRootState) => selectPickOf(state, match.id));
  const outcomes = RESULTS.map((column) => match.mainOutcomes[column]);
  const offered = RESULTS.filter((_, at) => outcomes[at] !== null);
  const isOffered = (outcome: MainOutcome | null): outcome is MainOutcome => outcome !== null;
  return (
    <LiveCard
      match={match}
      live={match.live}
      columns={offered}
      href={`/markets?match=${encodeURIComponent(match.id)}`}
      pickedOutcomeId={pickedOutcomeId(pick, outcomes.filter(isOffered))}
      onPick={onPick}
      mark={<LateMatchStar match={match} />}
    />
  );
});

/** No match is in play: says when the next one is, and what can be done until then. */
function NothingInPlay({ isEsport }: Pick<MatchesProps, 'isEsport'>) {
  const t = useWords();
  const date = useDates();
  const sport = useGetSportsNavigationQuery({ isEsport }).currentData?.[0]?.sport;
  const next = useGetMatchesQuery(
    sport === undefined ? skipToken : { sportId: sport.id, tab: 'all', isEsport, offset: 0, limit: 1 },
  ).currentData?.[0];
  return (
    <EmptyState
      title={t('sportsbook.live.none')}
      {...(next !== undefined && {
        text: t('sportsbook.live.next', {
          match: `${next.homeTeam} v ${next.awayTeam}`,
          at: date(next.startsAt, 'near'),
        }),
      })}
      action={
        <ButtonLink href={isEsport ? '/e-sports' : '/sports'} look="secondary" size="small">
          {t('sportsbook.bets.browse')}
        </ButtonLink>
      }
    />
  );
}
