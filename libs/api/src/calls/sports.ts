import {
  PAGING,
  type EsportFlag,
  type ListFilter,
  type MatchesOfCompetition,
  type MatchesOfTab,
  type Page,
} from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Loads the file of the endpoints at the first call. */
const wire = () => import('@kipenga/contracts/sports');

/** A page and a filter, both optional with the defaults of R7. */
type Relaxed<T> = Omit<T, keyof Page> & Partial<Page> & Partial<ListFilter>;

const wholePage = { offset: PAGING.offset, limit: PAGING.matchLimit, isEsport: false };

/** The whole of top soccer, loaded at the start of a visit and shown on Home (R4-27). */
export const TOP_SOCCER = { offset: PAGING.offset, limit: PAGING.topLimit } as const;

/** The sports data calls of the first view (R7-01..06). */
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
  }),
});

export const {
  useGetSportsNavigationQuery,
  useGetActiveSportsQuery,
  useGetTopMatchesQuery,
  useGetMatchesQuery,
  useGetCompetitionMatchesQuery,
} = sportsApi;
