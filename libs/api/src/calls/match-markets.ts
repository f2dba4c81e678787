import { getMatchMarkets } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Every market of one match. Apart from the lists, so that the first view does not bring it. */
export const matchMarketsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getMatchMarkets: read(build, getMatchMarkets, ['Match']) }),
});

export const { useGetMatchMarketsQuery } = matchMarketsApi;
