import { defineEndpoint } from '../endpoint.ts';
import { jackpotDataCall } from './jackpot-data-call.ts';
import { jackpotSealOnTheWire } from './jackpot-seal.wire.ts';
import { jackpotChoice } from './jackpot.wire.ts';

/** The seal of a jackpot; not found before it closed (D82). */
export const getJackpotSeal = defineEndpoint({
  ...jackpotDataCall,
  name: 'getJackpotSeal',
  path: '/api/v1/jackpot/{id}/seal',
  params: jackpotChoice,
  response: jackpotSealOnTheWire,
});
