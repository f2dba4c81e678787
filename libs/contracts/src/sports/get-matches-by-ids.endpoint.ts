import { defineEndpoint } from '../endpoint.ts';
import { matchesByIdsOnTheWire, matchIdsQuery } from './matches-by-ids.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/**
 * Matches by their ids, for favourites. Not cached, because requests for the same ids are rare and the answer has the current time.
 */
export const getMatchesByIds = defineEndpoint({
  ...sportsDataCall,
  cached: 'private',
  name: 'getMatchesByIds',
  path: '/api/v1/matches/by-ids',
  query: matchIdsQuery,
  response: matchesByIdsOnTheWire,
});
