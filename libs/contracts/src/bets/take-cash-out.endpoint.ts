import { defineEndpoint } from '../endpoint.ts';
import { betParams } from './bet.wire.ts';
import { cashOutTakenOnTheWire, takeCashOutOnTheWire } from './cash-out.wire.ts';

/** Cashes a bet out at the shown offer or a better one. Retries use the same key, so it pays once (D24, D102). */
export const takeCashOut = defineEndpoint({
  name: 'takeCashOut',
  host: 'betting',
  method: 'POST',
  path: '/api/bet/{betId}/cashout',
  needsToken: true,
  params: betParams,
  retries: 3,
  needsIdempotencyKey: true,
  request: takeCashOutOnTheWire,
  response: cashOutTakenOnTheWire,
});
