import { defineEndpoint } from '../endpoint.ts';
import { betParams } from './bet.wire.ts';
import { cashOutAnswerOnTheWire, cashOutQuery } from './cash-out.wire.ts';

/** The current worth of a bet, and the house's offer for all of it or for a share (D102). */
export const getCashOut = defineEndpoint({
  name: 'getCashOut',
  host: 'betting',
  method: 'GET',
  path: '/api/bet/{betId}/cashout',
  needsToken: true,
  params: betParams,
  query: cashOutQuery,
  response: cashOutAnswerOnTheWire,
});
