import { defineEndpoint } from '../endpoint.ts';
import { listVersionOnTheWire } from './list-version.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** Version of the lists, for clients without a stream. */
export const getListVersion = defineEndpoint({
  ...sportsDataCall,
  name: 'getListVersion',
  path: '/api/v1/version',
  response: listVersionOnTheWire,
});
