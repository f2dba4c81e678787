import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { wideGameOnTheWire } from './game.wire.ts';
import { gamesByIdsOnTheWire } from './launch.wire.ts';

/** Games by their ids. */
export const getGamesByIds = defineEndpoint({
  name: 'getGamesByIds',
  host: 'casino-2',
  method: 'POST',
  path: '/fetch/gamesByIds',
  request: gamesByIdsOnTheWire,
  response: list(wideGameOnTheWire),
});
