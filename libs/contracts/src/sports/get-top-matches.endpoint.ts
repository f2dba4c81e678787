import { defineEndpoint } from '../endpoint.ts';
import { rows } from '../pieces/rows.ts';
import { topMatchesParams } from './match-query.wire.ts';
import { matchOnTheWire } from './match.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** The top soccer matches. */
export const getTopMatches = defineEndpoint({
  ...sportsDataCall,
  name: 'getTopMatches',
  path: '/api/v1/matches/top/{offset}/{limit}',
  params: topMatchesParams,
  response: rows(matchOnTheWire),
});
