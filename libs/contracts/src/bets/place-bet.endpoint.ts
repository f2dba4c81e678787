import { defineEndpoint } from '../endpoint.ts';
import { placeBetAnswerOnTheWire, placeBetOnTheWire } from './place-bet.wire.ts';

/** Places a bet. Retries use the same key, so it is placed once (D24). */
export const placeBet = defineEndpoint({
  name: 'placeBet',
  host: 'betting',
  method: 'POST',
  path: '/api/bet/placebet',
  needsToken: true,
  retries: 3,
  needsIdempotencyKey: true,
  request: placeBetOnTheWire,
  response: placeBetAnswerOnTheWire,
});
