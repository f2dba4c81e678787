import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { betParams } from './bet.wire.ts';
import { legOnTheWire } from './leg.wire.ts';

/** The legs of one bet. */
export const getBetDetail = defineEndpoint({
  name: 'getBetDetail',
  host: 'auth',
  method: 'GET',
  path: '/api/bets/{betId}',
  needsToken: true,
  params: betParams,
  response: list(legOnTheWire),
});
