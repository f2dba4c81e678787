import { defineEndpoint } from '../endpoint.ts';
import { rows } from '../pieces/rows.ts';
import { searchParams, searchQuery } from './match-query.wire.ts';
import { matchOnTheWire } from './match.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** Matches found by free text. */
export const searchMatches = defineEndpoint({
  ...sportsDataCall,
  name: 'searchMatches',
  path: '/api/v1/matches/search/{q}',
  params: searchParams,
  query: searchQuery,
  response: rows(matchOnTheWire),
});
