import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { casinoGameOnTheWire } from './game.wire.ts';

/** The games of provider 1; asked for with the public client id (D64). */
export const getProviderOneGames = defineEndpoint({
  name: 'getProviderOneGames',
  host: 'casino-1',
  method: 'GET',
  path: '/user/games',
  cached: 'public',
  response: list(casinoGameOnTheWire),
});
