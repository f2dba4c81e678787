import {
  getMatchesByDate,
  PAGING,
  searchMatches,
  type DayFilter,
  type SearchFilter,
  type SearchText,
} from '@kipenga/contracts';
import { read } from './build-call.ts';
import { sportsApi } from './sports.ts';

/** Lists by search text or by day. A file of its own, which the first view does not load. */
export const searchedMatchesApi = sportsApi.injectEndpoints({
  endpoints: (build) => ({
    searchMatches: read(build, searchMatches, ['Match'], (search: SearchText & Partial<SearchFilter>) => ({
      offset: PAGING.offset,
      isEsport: false,
      ...search,
    })),
    getMatchesByDate: read(
      build,
      getMatchesByDate,
      ['Match'],
      (day: Partial<DayFilter> & Pick<DayFilter, 'day'> & { readonly offset?: number }) => ({
        offset: PAGING.offset,
        isEsport: false,
        ...day,
      }),
    ),
  }),
});

export const { useSearchMatchesQuery, useGetMatchesByDateQuery } = searchedMatchesApi;
