import { defineEndpoint } from '../endpoint.ts';
import { limitsOnTheWire } from './limits.wire.ts';

/** What the house allows: a list of name and limit, in a text body. */
export const getLimits = defineEndpoint({
  name: 'getLimits',
  host: 'betting',
  method: 'GET',
  path: '/util/limits',
  cached: 'public',
  response: limitsOnTheWire,
  responseFormat: 'text',
});
