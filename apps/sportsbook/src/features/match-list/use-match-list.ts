import {
  sportsApi,
  useGetCompetitionMatchesQuery,
  useGetMatchesQuery,
  useGetTopMatchesQuery,
} from '@kipenga/api';
import type { Match } from '@kipenga/betting-core';
import { useIsPrefetchAllowed } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSyncExternalStore } from 'react';
import {
  competitionArguments,
  FIRST_VIEW,
  LIST_LENGTH,
  tabArguments,
  topArguments,
} from './list-arguments.ts';
import type { ListView } from './match-view.ts';

export interface MatchListState {
  /** Undefined before the first answer. */
  readonly matches: readonly Match[] | undefined;
  /** Kept while it is fetched again, so that Retry keeps its place and the focus. */
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const never = () => () => undefined;
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The matches of a view: first the rows that the server sent, then all of them. A reload keeps the shown rows;
 * another view never shows the rows of the one before (R2-37). Where data is saved, the rest loads at the first touch
 * (decision 0008).
 */
export function useMatchList(view: ListView | null): MatchListState {
  const isHydrated = useIsHydrated();
  const first = useFirstRows(view);
  const isPrefetchAllowed = useIsPrefetchAllowed();
  const whole = useWholeList(isHydrated && (isPrefetchAllowed || first === undefined) ? view : null);
  const matches = whole.currentData ?? first;
  return {
    matches,
    hasFailed: whole.error !== undefined && matches === undefined,
    isFetching: whole.isFetching,
    retry: () => void whole.refetch(),
  };
}

/** The rows that the server put into the cache; loads nothing itself. */
function useFirstRows(view: ListView | null): readonly Match[] | undefined {
  const { getTopMatches, getMatches, getCompetitionMatches } = sportsApi.endpoints;
  const top = getTopMatches.useQueryState(view?.kind === 'top' ? topArguments(FIRST_VIEW) : skipToken);
  const tab = getMatches.useQueryState(view?.kind === 'tab' ? tabArguments(view, FIRST_VIEW) : skipToken);
  const competition = getCompetitionMatches.useQueryState(
    view?.kind === 'competition' ? competitionArguments(view, FIRST_VIEW) : skipToken,
  );
  return [top, tab, competition].find((one) => one.currentData !== undefined)?.currentData;
}

/** Another league, tab or flag loads its list anew, however recently it was seen (R2-37). */
export const LOADED_AGAIN = { refetchOnMountOrArgChange: true };

function useWholeList(view: ListView | null) {
  const top = useGetTopMatchesQuery(
    view?.kind === 'top' ? topArguments(LIST_LENGTH) : skipToken,
    LOADED_AGAIN,
  );
  const tab = useGetMatchesQuery(
    view?.kind === 'tab' ? tabArguments(view, LIST_LENGTH) : skipToken,
    LOADED_AGAIN,
  );
  const competition = useGetCompetitionMatchesQuery(
    view?.kind === 'competition' ? competitionArguments(view, LIST_LENGTH) : skipToken,
    LOADED_AGAIN,
  );
  const byKind = { top, tab, competition };
  return byKind[view?.kind ?? 'top'];
}
