import { defineEndpoint } from '../endpoint.ts';
import { rows } from '../pieces/rows.ts';
import { competitionParams, listQuery } from './match-query.wire.ts';
import { matchOnTheWire } from './match.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** The matches of one competition. */
export const getCompetitionMatches = defineEndpoint({
  ...sportsDataCall,
  name: 'getCompetitionMatches',
  path: '/api/v1/matches/{sport_id}/competition/{competition_id}/{offset}/{limit}',
  params: competitionParams,
  query: listQuery,
  response: rows(matchOnTheWire),
});
