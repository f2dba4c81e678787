import { useGetActiveSportsQuery, useGetMatchesByIdsQuery, type MatchesByIds } from '@kipenga/api';
import type { Sport } from '@kipenga/betting-core';
import { FailedState, Shimmer } from '@kipenga/ui';
import { useEffect } from 'react';
import { favourites, MatchLines, type FavouriteMatch } from './features/favourites/index.ts';
import { useStayingRows } from './features/match-list/index.ts';
import { RowsOfSport } from './features/match-list/RowsOfSport.tsx';
import { useWords } from './words/use-words.ts';

/** The most shimmers, enough for a phone's screen. */
const MOST_SHIMMERS = 6;

interface FavouriteMatchesProps {
  readonly starred: readonly FavouriteMatch[];
}

/**
 * The starred matches with their prices. If these fail to load, the matches stored on this phone are shown with
 * Retry. Without a match no call is made.
 */
export function FavouriteMatches({ starred }: FavouriteMatchesProps) {
  const t = useWords();
  const { data, error, isFetching, refetch } = useGetMatchesByIdsQuery({
    matchIds: starred.map(({ id }) => id),
  });
  const { data: sports = [], isLoading: areSportsLoading } = useGetActiveSportsQuery();
  if (error !== undefined && data === undefined)
    return (
      <>
        <FailedState
          text={t('sportsbook.favourites.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
        <MatchLines title={t('sportsbook.favourites.matches')} matches={starred} />
      </>
    );
  if (data === undefined || areSportsLoading)
    return <Shimmer kind="match" count={Math.min(starred.length, MOST_SHIMMERS)} />;
  return <MatchesAsTheyStand starred={starred} answer={data} sports={sports} />;
}

interface MatchesAsTheyStandProps extends FavouriteMatchesProps {
  readonly answer: MatchesByIds;
  readonly sports: readonly Sport[];
}

/**
 * The open matches by sport, then those that take no bets now. A finished match is removed once none of its rows is
 * in view.
 */
function MatchesAsTheyStand({
  starred,
  answer: { asOf, matches, closed: told = [], overIds },
  sports,
}: MatchesAsTheyStandProps) {
  const t = useWords();
  const rows = useStayingRows(matches);
  useEffect(
    () => favourites.forgetMatches(overIds.filter((id) => rows.every((row) => row.id !== id))),
    [overIds, rows],
  );
  const starredRows = rows.filter(({ id }) => starred.some((one) => one.id === id));
  const known = new Set([...rows.map(({ id }) => id), ...overIds]);
  const closed = starred.filter(({ id }) => !known.has(id));
  return (
    <>
      {[...new Set(starredRows.map(({ sportId }) => sportId))].map((id) => (
        <RowsOfSport
          key={id}
          sport={sports.find((one) => one.id === id)}
          orElse={t('sportsbook.favourites.matches')}
          matches={starredRows.filter(({ sportId }) => sportId === id)}
        />
      ))}
      {closed.length > 0 && (
        <MatchLines
          title={t('sportsbook.favourites.closed')}
          matches={closed}
          stateOf={({ id, startsAt }) =>
            told.find(({ matchId }) => matchId === id)?.state ?? (startsAt <= asOf ? 'started' : 'suspended')
          }
        />
      )}
    </>
  );
}
