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

/** Live matches, by start (D103). */
export const getLiveMatches = defineEndpoint({
  ...sportsDataCall,
  name: 'getLiveMatches',
  path: '/api/v1/live/{offset}/{limit}',
  params: topMatchesParams,
  query: liveQuery,
  response: rows(liveMatchOnTheWire),
});

/** Number of live matches by sport; sports without any are left out. */
export const getLiveCount = defineEndpoint({
  ...sportsDataCall,
  name: 'getLiveCount',
  path: '/api/v1/live/count',
  response: rows(liveCountOnTheWire),
});

/** Events of a match that is or was live. */
export const getMatchTimeline = defineEndpoint({
  ...sportsDataCall,
  name: 'getMatchTimeline',
  path: '/api/v1/live/{matchId}/timeline',
  params: matchParams,
  response: matchTimelineOnTheWire,
});

/** Verdicts on bets that waited on a match, public for everybody. */
export const getJudgedWaits = defineEndpoint({
  ...sportsDataCall,
  cached: 'private',
  name: 'getJudgedWaits',
  path: '/api/v1/live/{matchId}/waits',
  params: matchParams,
  response: judgedWaitsOnTheWire,
});

/** State of the customer's own bet that waits or waited. */
export const getBetWait = defineEndpoint({
  name: 'getBetWait',
  host: 'betting',
  method: 'GET',
  path: '/api/bet/{betId}/wait',
  needsToken: true,
  params: betParams,
  response: betWaitOnTheWire,
});
