import { defineEndpoint } from '../endpoint.ts';
import { jackpotDataCall } from './jackpot-data-call.ts';
import { offeredJackpotsOnTheWire } from './offered-jackpots.wire.ts';

/** The jackpots on offer. */
export const getOfferedJackpots = defineEndpoint({
  ...jackpotDataCall,
  name: 'getOfferedJackpots',
  path: '/api/v1/jackpot/offered',
  response: offeredJackpotsOnTheWire,
});
