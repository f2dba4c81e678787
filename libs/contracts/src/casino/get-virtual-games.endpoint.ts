import { defineEndpoint } from '../endpoint.ts';
import { secondProviderCall } from './second-provider-call.ts';
import { virtualGamesOnTheWire } from './virtual-games.wire.ts';

/** Virtual games (D22). */
export const getVirtualGames = defineEndpoint({
  ...secondProviderCall,
  name: 'getVirtualGames',
  path: '/fetch/virtual/games',
  response: virtualGamesOnTheWire,
});
