import {
  PAGING,
  type DayFilter,
  type EsportFlag,
  type ListFilter,
  type MatchesOfCompetition,
  type MatchesOfTab,
  type Page,
  type SearchFilter,
  type SearchText,
} from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** The endpoints' file, fetched by the first call. */
const wire = () => import('@kipenga/contracts/sports');

/** A page and a filter, both of which may be left to the defaults of R7. */
type Relaxed<T> = Omit<T, keyof Page> & Partial<Page> & Partial<ListFilter>;

const wholePage = { offset: PAGING.offset, limit: PAGING.matchLimit, isEsport: false };

/** The sports data calls (R7-01..09). */
export const sportsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getSportsNavigation: read(
      build,
      async () => (await wire()).getSportsNavigation,
      ['Navigation'],
      (flag: Partial<EsportFlag> | void) => ({ isEsport: false, ...flag }),
    ),
    getActiveSports: read(
      build,
      async () => (await wire()).getActiveSports,
      ['Navigation'],
      (_none: void) => ({}),
    ),
    getTopMatches: read(
      build,
      async () => (await wire()).getTopMatches,
      ['Match'],
      (page: Partial<Page> | void) => ({
        offset: PAGING.offset,
        limit: PAGING.topLimit,
        ...page,
      }),
    ),
    getMatches: read(
      build,
      async () => (await wire()).getMatches,
      ['Match'],
      (list: Relaxed<MatchesOfTab>) => ({
        ...wholePage,
        ...list,
      }),
    ),
    getCompetitionMatches: read(
      build,
      async () => (await wire()).getCompetitionMatches,
      ['Match'],
      (list: Relaxed<MatchesOfCompetition>) => ({ ...wholePage, ...list }),
    ),
    searchMatches: read(
      build,
      async () => (await wire()).searchMatches,
      ['Match'],
      (search: SearchText & Partial<SearchFilter>) => ({
        offset: PAGING.offset,
        isEsport: false,
        ...search,
      }),
    ),
    getMatchesByDate: read(
      build,
      async () => (await wire()).getMatchesByDate,
      ['Match'],
      (day: Partial<DayFilter> & Pick<DayFilter, 'day'> & { readonly offset?: number }) => ({
        offset: PAGING.offset,
        isEsport: false,
        ...day,
      }),
    ),
  }),
});

export const {
  useGetSportsNavigationQuery,
  useGetActiveSportsQuery,
  useGetTopMatchesQuery,
  useGetMatchesQuery,
  useGetCompetitionMatchesQuery,
  useSearchMatchesQuery,
  useGetMatchesByDateQuery,
} = sportsApi;
