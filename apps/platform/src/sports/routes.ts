import { PAGING } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { notFound, type Handlers } from '../http/index.ts';
import {
  matchesByIds,
  matchesInPlay,
  matchesOfCompetition,
  matchesOfDay,
  matchesOfTab,
  searchMatches,
  topMatches,
} from './list-matches.ts';
import { judgedWaits, liveCounts, matchTimeline } from './live/live-lists.store.ts';
import { marketOfMatches } from './market-of-matches.store.ts';
import { matchMarkets } from './match-markets.store.ts';
import { activeSports, sportsNavigation } from './navigation.store.ts';
import { matchForm } from './past-results.store.ts';
import { listVersionOf } from './version.store.ts';

type SportsCall =
  | 'getSportsNavigation'
  | 'getActiveSports'
  | 'getTopMatches'
  | 'getMatches'
  | 'getCompetitionMatches'
  | 'searchMatches'
  | 'getMatchesByDate'
  | 'getListVersion'
  | 'getMatchForm'
  | 'getMatchesByIds'
  | 'getMarketOfMatches'
  | 'getMatchMarkets'
  | 'getLiveMatches'
  | 'getLiveCount'
  | 'getMatchTimeline'
  | 'getJudgedWaits';

/** The sports data calls (R7-01 to R7-09). Anybody may ask; every answer is the same for everybody. */
export const sportsHandlers = ({ db }: { readonly db: Sql }): Pick<Handlers, SportsCall> => ({
  getSportsNavigation: ({ query }, { now }) => sportsNavigation(db, { isEsport: query.isEsport, now }),
  getActiveSports: (_, { now }) => activeSports(db, now),
  getTopMatches: ({ params }, { now }) => topMatches(db, { ...params, now }),
  getMatches: ({ params, query }, { now }) => matchesOfTab(db, { ...params, ...query, now }),
  getCompetitionMatches: ({ params, query }, { now }) =>
    matchesOfCompetition(db, { ...params, ...query, now }),
  searchMatches: ({ params, query }, { now }) =>
    searchMatches(db, {
      ...params,
      ...query,
      offset: query.offset ?? PAGING.offset,
      limit: PAGING.matchLimit,
      now,
    }),
  getMatchesByDate: ({ params, query }, { now }) =>
    matchesOfDay(db, { ...params, ...query, limit: PAGING.matchLimit, now }),
  getListVersion: () => listVersionOf(db),
  getMatchForm: ({ params }, { now }) => matchForm(db, params.matchId, now),
  getMatchesByIds: ({ query }, { now }) => matchesByIds(db, { ...query, now }),
  getMarketOfMatches: ({ params, query }, { now }) => marketOfMatches(db, { ...params, ...query, now }),
  getMatchMarkets: async ({ params }, { now }) => {
    const markets = await matchMarkets(db, params.matchId, now);
    if (markets === null) throw notFound();
    return markets;
  },
  getLiveMatches: ({ params, query }, { now }) => matchesInPlay(db, { ...params, ...query, now }),
  getLiveCount: () => liveCounts(db),
  getMatchTimeline: async ({ params }) => {
    const timeline = await matchTimeline(db, params.matchId);
    if (timeline === null) throw notFound();
    return timeline;
  },
  getJudgedWaits: ({ params }) => judgedWaits(db, params.matchId),
});
