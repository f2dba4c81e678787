import { defineEndpoint } from '../endpoint.ts';
import { secondProviderCall } from './second-provider-call.ts';
import { directGamesOnTheWire } from './virtual-games.wire.ts';

/** Crash games with a menu entry (D22). */
export const getDirectGames = defineEndpoint({
  ...secondProviderCall,
  name: 'getDirectGames',
  path: '/fetch/direct/games',
  response: directGamesOnTheWire,
});
