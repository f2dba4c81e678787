import { defineEndpoint } from '../endpoint.ts';
import { matchFormOnTheWire } from './match-form.wire.ts';
import { matchParams } from './match-query.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** How both sides of a match did in their last five matches. It tells the time, so it is not kept. */
export const getMatchForm = defineEndpoint({
  ...sportsDataCall,
  cached: 'private',
  name: 'getMatchForm',
  path: '/api/v1/matches/form/{matchId}',
  params: matchParams,
  response: matchFormOnTheWire,
});
