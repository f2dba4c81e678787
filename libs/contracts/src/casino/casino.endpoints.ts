import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { casinoJackpotOnTheWire } from './casino-jackpot.wire.ts';
import { casinoGameOnTheWire, wideGameOnTheWire } from './game.wire.ts';
import { gamesByIdsOnTheWire, launchGameOnTheWire, launchUrlOnTheWire } from './launch.wire.ts';
import { directGamesOnTheWire, virtualGamesOnTheWire } from './virtual-games.wire.ts';

const second = { host: 'casino-2', method: 'GET', cached: 'public' } as const;

/** The games of provider 1; asked for with the public client id (D64). */
export const getProviderOneGames = defineEndpoint({
  name: 'getProviderOneGames',
  host: 'casino-1',
  method: 'GET',
  path: '/user/games',
  cached: 'public',
  response: list(casinoGameOnTheWire),
});

/** The games of provider 2. */
export const getProviderTwoGames = defineEndpoint({
  ...second,
  name: 'getProviderTwoGames',
  path: '/fetch/web/games',
  response: list(wideGameOnTheWire),
});

/** What the casino jackpots stand at. */
export const getCasinoJackpots = defineEndpoint({
  ...second,
  name: 'getCasinoJackpots',
  path: '/active/jackpots',
  response: list(casinoJackpotOnTheWire),
});

/** Games by their ids. */
export const getGamesByIds = defineEndpoint({
  name: 'getGamesByIds',
  host: 'casino-2',
  method: 'POST',
  path: '/fetch/gamesByIds',
  request: gamesByIdsOnTheWire,
  response: list(wideGameOnTheWire),
});

/** Crash games with a menu entry (D22). */
export const getDirectGames = defineEndpoint({
  ...second,
  name: 'getDirectGames',
  path: '/fetch/direct/games',
  response: directGamesOnTheWire,
});

/** Virtual games (D22). */
export const getVirtualGames = defineEndpoint({
  ...second,
  name: 'getVirtualGames',
  path: '/fetch/virtual/games',
  response: virtualGamesOnTheWire,
});

/**
 * Launches a game and answers its frame's URL as text. The client posts to the game's own launch URL where it
 * has one (D64).
 */
export const launchGame = defineEndpoint({
  name: 'launchGame',
  host: 'casino-2',
  method: 'POST',
  path: '/launch',
  needsToken: true,
  request: launchGameOnTheWire,
  response: launchUrlOnTheWire,
  responseFormat: 'text',
});
