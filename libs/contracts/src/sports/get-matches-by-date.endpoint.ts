import { defineEndpoint } from '../endpoint.ts';
import { rows } from '../pieces/rows.ts';
import { dayQuery, offsetParams } from './match-query.wire.ts';
import { matchOnTheWire } from './match.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** The matches of one Nairobi day. */
export const getMatchesByDate = defineEndpoint({
  ...sportsDataCall,
  name: 'getMatchesByDate',
  path: '/api/v1/matches/date/{offset}',
  params: offsetParams,
  query: dayQuery,
  response: rows(matchOnTheWire),
});
