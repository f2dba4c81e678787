import { plainAnswerOnTheWire } from '../account/plain-answer.wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { betParams } from './bet.wire.ts';

/** Removes the floor of a bet; without one nothing changes. */
export const dropCashOutFloor = defineEndpoint({
  name: 'dropCashOutFloor',
  host: 'betting',
  method: 'DELETE',
  path: '/api/bet/{betId}/cashout/floor',
  needsToken: true,
  params: betParams,
  response: plainAnswerOnTheWire,
});
