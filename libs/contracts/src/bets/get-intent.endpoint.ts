import { defineEndpoint } from '../endpoint.ts';
import { intentOnTheWire, intentParams } from './intent.wire.ts';

/** The outcome of a bet, or of a deposit with a bet, that the customer confirmed under a key. */
export const getIntent = defineEndpoint({
  name: 'getIntent',
  host: 'betting',
  method: 'GET',
  path: '/api/intent/{key}',
  needsToken: true,
  params: intentParams,
  response: intentOnTheWire,
});
