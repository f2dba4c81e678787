import { defineEndpoint } from '../endpoint.ts';
import { matchesByIdsOnTheWire, matchIdsQuery } from './matches-by-ids.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** Matches that somebody marked. Hardly two ask for the same ones, and it tells the time, so it is not kept. */
export const getMatchesByIds = defineEndpoint({
  ...sportsDataCall,
  cached: 'private',
  name: 'getMatchesByIds',
  path: '/api/v1/matches/by-ids',
  query: matchIdsQuery,
  response: matchesByIdsOnTheWire,
});
