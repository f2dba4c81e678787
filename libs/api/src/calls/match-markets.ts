import { getMatchMarkets } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** All markets of one match. A file of its own, which the first view does not load. */
export const matchMarketsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getMatchMarkets: read(build, getMatchMarkets, ['Match']) }),
});

export const { useGetMatchMarketsQuery } = matchMarketsApi;
