import { defineEndpoint } from '../endpoint.ts';
import { rows } from '../pieces/rows.ts';
import { listQuery, tabParams } from './match-query.wire.ts';
import { matchOnTheWire } from './match.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** One list of a sport: highlights, today, tomorrow, all. */
export const getMatches = defineEndpoint({
  ...sportsDataCall,
  name: 'getMatches',
  path: '/api/v1/matches/{sport_id}/{tab}/{offset}/{limit}',
  params: tabParams,
  query: listQuery,
  response: rows(matchOnTheWire),
});
