import { plainAnswerOnTheWire } from '../account/plain-answer.wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { betParams } from './bet.wire.ts';
import { cashOutFloorOnTheWire } from './cash-out.wire.ts';

/** Lets the house cash a bet out by itself once the offer for all of it reaches a floor (D102). Another one takes the place of the first. */
export const setCashOutFloor = defineEndpoint({
  name: 'setCashOutFloor',
  host: 'betting',
  method: 'PUT',
  path: '/api/bet/{betId}/cashout/floor',
  needsToken: true,
  params: betParams,
  request: cashOutFloorOnTheWire,
  response: plainAnswerOnTheWire,
});
