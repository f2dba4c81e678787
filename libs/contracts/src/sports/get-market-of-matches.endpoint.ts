import { defineEndpoint } from '../endpoint.ts';
import { marketChoice, marketOfMatchesOnTheWire } from './market-of-matches.wire.ts';
import { matchIdsQuery } from './matches-by-ids.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/**
 * One market of several matches, for a list with that market in its columns (R2-35). Not cached, because requests for the same
 * matches are rare.
 */
export const getMarketOfMatches = defineEndpoint({
  ...sportsDataCall,
  cached: 'private',
  name: 'getMarketOfMatches',
  path: '/api/v1/matches/by-market/{marketTypeId}',
  params: marketChoice,
  query: matchIdsQuery,
  response: marketOfMatchesOnTheWire,
});
