import { getMatchesByIds } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Matches by their ids, for favourites. A file of its own, which the first view does not load. */
export const matchesByIdsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getMatchesByIds: read(build, getMatchesByIds, ['Match']),
  }),
});

export const { useGetMatchesByIdsQuery } = matchesByIdsApi;
