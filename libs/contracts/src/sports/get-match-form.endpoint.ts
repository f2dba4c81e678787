import { defineEndpoint } from '../endpoint.ts';
import { matchFormOnTheWire } from './match-form.wire.ts';
import { matchParams } from './match-query.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** Recent form: the last five matches of both teams. Contains the current time, so it is not cached. */
export const getMatchForm = defineEndpoint({
  ...sportsDataCall,
  cached: 'private',
  name: 'getMatchForm',
  path: '/api/v1/matches/form/{matchId}',
  params: matchParams,
  response: matchFormOnTheWire,
});
