import { useGetCompetitionMatchesQuery, useGetMatchesQuery, useGetTopMatchesQuery, useSearchMatchesQuery } from '@kipenga/api';
import type { Match } from '@kipenga/betting-core';
import { useSyncExternalStore } from 'react';
import type { MatchView } from './match-view.ts';

/** Rows in the first view, which the server sends as HTML; the rest follows after hydration (performance.md). */
export const FIRST_VIEW = 20;
/** Lengths of the lists (spec 7): top soccer 100, every other list 150. */
const TOP_LENGTH = 100;
const LIST_LENGTH = 150;

export interface MatchListState {
  /** Undefined while nothing has arrived yet. */
  readonly matches: readonly Match[] | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const never = () => () => undefined;
/** False on the server and in the render that hydrates, true ever after. */
const useIsHydrated = () => useSyncExternalStore(never, () => true, () => false);

/**
 * The matches of a view: the first rows at once, all of them as soon as they are here. A reload of the list keeps what is shown;
 * another view does not show the rows of the one before.
 */
export function useMatchList(view: MatchView | null): MatchListState {
  const isHydrated = useIsHydrated();
  const first = useView(view, FIRST_VIEW, false);
  const whole = useView(view, LIST_LENGTH, !isHydrated);
  return {
    matches: whole.currentData ?? first.currentData,
    hasFailed: whole.isError && whole.currentData === undefined && first.currentData === undefined,
    isFetching: whole.isFetching || first.isFetching,
    retry: () => void whole.refetch(),
  };
}

function useView(view: MatchView | null, length: number, waits: boolean) {
  const page = { offset: 0, limit: length };
  const skip = (kind: MatchView['kind']) => ({ skip: waits || view?.kind !== kind });
  const top = useGetTopMatchesQuery({ ...page, limit: Math.min(length, TOP_LENGTH) }, skip('top'));
  const tab = useGetMatchesQuery({ ...page, ...(view?.kind === 'tab' ? view : NO_VIEW) }, skip('tab'));
  const competition = useGetCompetitionMatchesQuery({ ...page, ...(view?.kind === 'competition' ? view : NO_VIEW) }, skip('competition'));
  const search = useSearchMatchesQuery({ offset: 0, ...(view?.kind === 'search' ? view : NO_VIEW) }, skip('search'));
  switch (view?.kind) {
    case 'tab':
      return tab;
    case 'competition':
      return competition;
    case 'search':
      return search;
    default:
      return top;
  }
}
