import { compareInstants, type Instant, type Match, type MatchId } from '@kipenga/betting-core';
import type { MatchTimeline } from '@kipenga/contracts';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { bettingApi } from '../betting-api.ts';
import { matchMarketsApi } from '../calls/match-markets.ts';
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

/** A store with the api's cache, among other state. */
export interface ApiStore extends Pick<Store<ApiState>, 'getState' | 'subscribe'> {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
}

/** Access to the prices in the cache. */
export interface CachedPrices {
  /** Updates all lists and markets in the cache with the reported changes. */
  readonly bringUpToDate: (told: Told) => void;
  /** Without a stream, kick-offs follow the clock: matches that have begun stay on their lists, without prices. */
  readonly closeStarted: (now: Instant) => void;
  /** Loads again what is on screen. */
  readonly refetch: () => void;
  /** Calls the listener whenever an answer has arrived in the cache. */
  readonly onAnswer: (listener: () => void) => () => void;
  /** True if all markets of the match are cached or loading. */
  readonly hasMarkets: (id: MatchId) => boolean;
  /** Returns the version of the lists; null if the platform cannot be reached. */
  readonly askVersion: () => Promise<number | null>;
}

type AsTold = (data: never, told: Told, asked: { readonly matchId: MatchId }) => unknown;

/** Updates for each call's answer, by the call's name, because a page loads only the calls it makes. */
const AS_TOLD: Readonly<Record<string, AsTold>> = {
  getTopMatches: matchesAsTold,
  getMatches: matchesAsTold,
  getCompetitionMatches: matchesAsTold,
  searchMatches: matchesAsTold,
  getMatchesByDate: matchesAsTold,
  getMatchesByIds: matchesByIdsAsTold,
  getMatchMarkets: marketsAsTold,
  getLiveMatches: liveMatchesAsTold,
  getMatchTimeline: (all: MatchTimeline, told, { matchId }) => timelineAsTold(all, told.get(matchId)),
};
/** The matches of an answer: a list, matches by their ids, or one match with its markets. */
const matchesIn = (data: unknown): readonly Match[] => {
  if (Array.isArray(data)) return data as readonly Match[];
  const { match, matches = match ? [match] : [] } = data as { matches?: readonly Match[]; match?: Match };
  return matches;
};

const { getMatchMarkets } = matchMarketsApi.endpoints;

/** Any cached call by its name, with the arguments it can be repeated with. */
interface AnyCalls {
  readonly endpoints: Readonly<
    Record<string, { readonly initiate: (asked: unknown, how: object) => UnknownAction }>
  >;
  readonly util: {
    readonly updateQueryData: (name: string, asked: unknown, change: () => unknown) => UnknownAction;
  };
}
const calls = bettingApi as unknown as AnyCalls;

export const cachedPrices = (store: ApiStore): CachedPrices => {
  const entries = () =>
    Object.entries(store.getState().api.queries).flatMap(([key, entry]) => {
      const name = entry?.endpointName ?? '';
      return name in AS_TOLD ? [{ key, name, asked: entry?.originalArgs, data: entry?.data }] : [];
    });

  const bringUpToDate = (told: Told): void => {
    for (const { name, asked, data } of entries()) {
      const now = data && AS_TOLD[name]?.(data as never, told, asked as never);
      if (now !== data) store.dispatch(calls.util.updateQueryData(name, asked, () => now));
    }
  };

  const closeStarted = (now: Instant): void => {
    for (const { name, asked, data } of entries()) {
      if (data === undefined || name === 'getLiveMatches') continue;
      const state = Array.isArray(data) ? 'suspended' : 'started'; // a list would leave out what has started
      const begun = matchesIn(data).filter(({ startsAt }) => compareInstants(startsAt, now) <= 0);
      const told: Told = new Map(begun.map(({ id }) => [id, { state, odds: {} }]));
      const closed = AS_TOLD[name]?.(data as never, told, asked as never);
      if (closed !== data) store.dispatch(calls.util.updateQueryData(name, asked, () => closed));
    }
  };

  const isShown = (key: string): boolean =>
    Object.keys(store.getState().api.subscriptions[key as never] ?? {}).length > 0;
  const refetch = (): void => {
    const anew = { subscribe: false, forceRefetch: true };
    for (const { key, name, asked } of entries())
      if (isShown(key)) store.dispatch(calls.endpoints[name]!.initiate(asked, anew));
  };

  return {
    bringUpToDate,
    closeStarted,
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
