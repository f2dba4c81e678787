import { plainAnswerOnTheWire } from '../account/plain-answer.wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { betParams } from './bet.wire.ts';
import { cashOutFloorOnTheWire } from './cash-out.wire.ts';

/**
 * Sets a floor: the bet is cashed out automatically once the offer for all of it reaches that amount (D102). Replaces an earlier
 * floor.
 */
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
