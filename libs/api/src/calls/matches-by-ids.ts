import { getMatchesByIds } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Matches somebody marked. Apart from the lists, so that the first view does not bring it. */
export const matchesByIdsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getMatchesByIds: read(build, getMatchesByIds, ['Match']),
  }),
});

export const { useGetMatchesByIdsQuery } = matchesByIdsApi;
