import { defineEndpoint } from '../endpoint.ts';
import { jackpotDataCall } from './jackpot-data-call.ts';
import { jackpotChoice, jackpotOnTheWire } from './jackpot.wire.ts';

/** One jackpot with its matches. */
export const getJackpot = defineEndpoint({
  ...jackpotDataCall,
  name: 'getJackpot',
  path: '/api/v1/jackpot/{id}',
  params: jackpotChoice,
  response: jackpotOnTheWire,
});
