import type { MatchId } from '@kipenga/betting-core';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { bettingApi } from '../betting-api.ts';
import { liveApi } from '../calls/live.ts';
import { matchesByIdsApi } from '../calls/matches-by-ids.ts';
import { matchMarketsApi } from '../calls/match-markets.ts';
import { searchedMatchesApi } from '../calls/searched-matches.ts';
import {
  liveMatchesAsTold,
  marketsAsTold,
  matchesAsTold,
  matchesByIdsAsTold,
  timelineAsTold,
  type Told,
} from './as-told.ts';
import { listVersionApi } from './list-version.ts';

type ApiState = { readonly api: ReturnType<typeof bettingApi.reducer> };

/** A store with the cache, whatever else is in it. */
export interface ApiStore extends Pick<Store<ApiState>, 'getState' | 'subscribe'> {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
}

/** What the cache holds of prices. */
export interface CachedPrices {
  /** Brings every list and every market of the cache to what was told. */
  readonly bringUpToDate: (told: Told) => void;
  /** Asks anew for what is on screen. */
  readonly refetch: () => void;
  /** Calls whenever an answer has come into the cache. */
  readonly onAnswer: (listener: () => void) => () => void;
  /** Are all markets of the match in the cache, or on their way? */
  readonly hasMarkets: (id: MatchId) => boolean;
  /** The version of the lists; null where the platform cannot be reached. */
  readonly askVersion: () => Promise<number | null>;
}

const { getTopMatches, getMatches, getCompetitionMatches, searchMatches, getMatchesByDate } =
  searchedMatchesApi.endpoints;
const LISTS = { getTopMatches, getMatches, getCompetitionMatches, searchMatches, getMatchesByDate };
const { getMatchMarkets } = matchMarketsApi.endpoints;
const { getLiveMatches, getMatchTimeline } = liveApi.endpoints;
const { getMatchesByIds } = matchesByIdsApi.endpoints;
type ListName = keyof typeof LISTS;

const isList = (name: string | undefined): name is ListName => name !== undefined && name in LISTS;

export const cachedPrices = (store: ApiStore): CachedPrices => {
  const entries = () => Object.entries(store.getState().api.queries);

  const bringUpToDate = (told: Told): void => {
    for (const [, entry] of entries()) {
      if (entry?.data === undefined) continue;
      const { endpointName, originalArgs } = entry;
      if (isList(endpointName)) {
        const { data } = LISTS[endpointName].select(originalArgs)(store.getState());
        const now = data && matchesAsTold(data, told);
        if (now && now !== data)
          store.dispatch(searchedMatchesApi.util.updateQueryData(endpointName, originalArgs, () => now));
      } else if (endpointName === 'getMatchesByIds') {
        const { data } = getMatchesByIds.select(originalArgs)(store.getState());
        const now = data && matchesByIdsAsTold(data, told);
        if (now && now !== data)
          store.dispatch(matchesByIdsApi.util.updateQueryData(endpointName, originalArgs, () => now));
      } else if (endpointName === 'getMatchMarkets') {
        const { data } = getMatchMarkets.select(originalArgs)(store.getState());
        const now = data && marketsAsTold(data, told);
        if (now && now !== data)
          store.dispatch(matchMarketsApi.util.updateQueryData(endpointName, originalArgs, () => now));
      } else if (endpointName === 'getLiveMatches') {
        const { data } = getLiveMatches.select(originalArgs)(store.getState());
        const now = data && liveMatchesAsTold(data, told);
        if (now && now !== data)
          store.dispatch(liveApi.util.updateQueryData(endpointName, originalArgs, () => now));
      } else if (endpointName === 'getMatchTimeline') {
        const asked = originalArgs as { readonly matchId: MatchId };
        const { data } = getMatchTimeline.select(asked)(store.getState());
        const now = data && timelineAsTold(data, told.get(asked.matchId));
        if (now && now !== data) store.dispatch(liveApi.util.updateQueryData(endpointName, asked, () => now));
      }
    }
  };

  const isShown = (key: string): boolean =>
    Object.keys(store.getState().api.subscriptions[key as never] ?? {}).length > 0;
  const refetch = (): void => {
    for (const [key, entry] of entries()) {
      if (!entry || !isShown(key)) continue;
      const { endpointName, originalArgs } = entry;
      const anew = { subscribe: false, forceRefetch: true };
      if (isList(endpointName))
        void store.dispatch(LISTS[endpointName].initiate(originalArgs as never, anew));
      else if (endpointName === 'getMatchesByIds')
        void store.dispatch(getMatchesByIds.initiate(originalArgs, anew));
      else if (endpointName === 'getMatchMarkets')
        void store.dispatch(getMatchMarkets.initiate(originalArgs as never, anew));
      else if (endpointName === 'getLiveMatches')
        void store.dispatch(getLiveMatches.initiate(originalArgs as never, anew));
      else if (endpointName === 'getMatchTimeline')
        void store.dispatch(getMatchTimeline.initiate(originalArgs as never, anew));
    }
  };

  return {
    bringUpToDate,
    refetch,
    onAnswer: (listener) => {
      let seen = store.getState().api.queries;
      return store.subscribe(() => {
        const { queries } = store.getState().api;
        if (queries === seen) return;
        seen = queries;
        listener();
      });
    },
    hasMarkets: (matchId) => !getMatchMarkets.select({ matchId })(store.getState()).isUninitialized,
    askVersion: async () => {
      const { data } = await store.dispatch(
        listVersionApi.endpoints.getListVersion.initiate({}, { subscribe: false, forceRefetch: true }),
      );
      return data?.version ?? null;
    },
  };
};
