import { defineEndpoint } from '../endpoint.ts';
import { jackpotDataCall } from './jackpot-data-call.ts';
import { jackpotChoice } from './jackpot.wire.ts';
import { offeredJackpotsOnTheWire } from './offered-jackpots.wire.ts';

/** The next jackpots that ended before one, a page at a time: none behind the first there was. */
export const getEarlierJackpots = defineEndpoint({
  ...jackpotDataCall,
  name: 'getEarlierJackpots',
  path: '/api/v1/jackpot/{id}/earlier',
  params: jackpotChoice,
  response: offeredJackpotsOnTheWire,
});
