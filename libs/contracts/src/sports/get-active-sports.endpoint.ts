import { defineEndpoint } from '../endpoint.ts';
import { rows } from '../pieces/rows.ts';
import { sportOnTheWire } from './sport.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** Sports that have open matches. */
export const getActiveSports = defineEndpoint({
  ...sportsDataCall,
  name: 'getActiveSports',
  path: '/api/v1/active-sports',
  response: rows(sportOnTheWire),
});
