import { defineEndpoint } from '../endpoint.ts';
import { listVersionOnTheWire } from './list-version.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** How new the lists are: for a client that no stream of prices reaches. */
export const getListVersion = defineEndpoint({
  ...sportsDataCall,
  name: 'getListVersion',
  path: '/api/v1/version',
  response: listVersionOnTheWire,
});
