import { getMarketOfMatches } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** One market of several matches. A file of its own, which the first view does not load. */
export const marketOfMatchesApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getMarketOfMatches: read(build, getMarketOfMatches, ['Match']) }),
});

export const { useGetMarketOfMatchesQuery } = marketOfMatchesApi;
