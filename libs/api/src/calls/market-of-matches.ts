import { getMarketOfMatches } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** One market of several matches. Apart from the lists, so that the first view does not bring it. */
export const marketOfMatchesApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getMarketOfMatches: read(build, getMarketOfMatches, ['Match']) }),
});

export const { useGetMarketOfMatchesQuery } = marketOfMatchesApi;
