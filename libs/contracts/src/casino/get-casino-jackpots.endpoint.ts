import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { casinoJackpotOnTheWire } from './casino-jackpot.wire.ts';
import { secondProviderCall } from './second-provider-call.ts';

/** What the casino jackpots stand at. */
export const getCasinoJackpots = defineEndpoint({
  ...secondProviderCall,
  name: 'getCasinoJackpots',
  path: '/active/jackpots',
  response: list(casinoJackpotOnTheWire),
});
