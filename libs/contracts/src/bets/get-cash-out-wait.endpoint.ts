import { defineEndpoint } from '../endpoint.ts';
import { betParams } from './bet.wire.ts';
import { cashOutWaitOnTheWire } from './cash-out.wire.ts';

/** Where the newest cash-out of a bet of one's own stands that waits, or waited (D103). */
export const getCashOutWait = defineEndpoint({
  name: 'getCashOutWait',
  host: 'betting',
  method: 'GET',
  path: '/api/bet/{betId}/cashout/wait',
  needsToken: true,
  params: betParams,
  response: cashOutWaitOnTheWire,
});
