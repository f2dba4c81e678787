import { defineEndpoint } from '../endpoint.ts';
import { limitsOnTheWire } from './limits.wire.ts';

/** The house's limits: a list of names and values in a text body. */
export const getLimits = defineEndpoint({
  name: 'getLimits',
  host: 'betting',
  method: 'GET',
  path: '/util/limits',
  cached: 'public',
  response: limitsOnTheWire,
  responseFormat: 'text',
});
