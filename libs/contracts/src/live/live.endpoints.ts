import { defineEndpoint } from '../endpoint.ts';
import { rows } from '../pieces/rows.ts';
import { betParams } from '../bets/bet.wire.ts';
import { matchParams, topMatchesParams } from '../sports/match-query.wire.ts';
import { sportsDataCall } from '../sports/sports-data-call.ts';
import {
  betWaitOnTheWire,
  judgedWaitsOnTheWire,
  liveCountOnTheWire,
  liveMatchOnTheWire,
  liveQuery,
  matchTimelineOnTheWire,
} from './live.wire.ts';

/** The matches that are being played, those that began first at the top (D103). */
export const getLiveMatches = defineEndpoint({
  ...sportsDataCall,
  name: 'getLiveMatches',
  path: '/api/v1/live/{offset}/{limit}',
  params: topMatchesParams,
  query: liveQuery,
  response: rows(liveMatchOnTheWire),
});

/** How many matches are being played, by sport; a sport without any is left out. */
export const getLiveCount = defineEndpoint({
  ...sportsDataCall,
  name: 'getLiveCount',
  path: '/api/v1/live/count',
  response: rows(liveCountOnTheWire),
});

/** What happened in a match that is, or was, in play. */
export const getMatchTimeline = defineEndpoint({
  ...sportsDataCall,
  name: 'getMatchTimeline',
  path: '/api/v1/live/{matchId}/timeline',
  params: matchParams,
  response: matchTimelineOnTheWire,
});

/** How the bets were judged that waited on a match: everybody may read it. */
export const getJudgedWaits = defineEndpoint({
  ...sportsDataCall,
  cached: 'private',
  name: 'getJudgedWaits',
  path: '/api/v1/live/{matchId}/waits',
  params: matchParams,
  response: judgedWaitsOnTheWire,
});

/** Where a bet of one's own stands that waits, or waited. */
export const getBetWait = defineEndpoint({
  name: 'getBetWait',
  host: 'betting',
  method: 'GET',
  path: '/api/bet/{betId}/wait',
  needsToken: true,
  params: betParams,
  response: betWaitOnTheWire,
});
