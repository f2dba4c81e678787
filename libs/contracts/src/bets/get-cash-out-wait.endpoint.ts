import { defineEndpoint } from '../endpoint.ts';
import { betParams } from './bet.wire.ts';
import { cashOutWaitOnTheWire } from './cash-out.wire.ts';

/** The latest waiting cash-out of the customer's own bet, also after its end (D103). */
export const getCashOutWait = defineEndpoint({
  name: 'getCashOutWait',
  host: 'betting',
  method: 'GET',
  path: '/api/bet/{betId}/cashout/wait',
  needsToken: true,
  params: betParams,
  response: cashOutWaitOnTheWire,
});
