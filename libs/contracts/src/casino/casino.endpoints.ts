import { profileParams } from '../account/balance.wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { keyText } from '../pieces/text.ts';
import { casinoJackpotOnTheWire } from './casino-jackpot.wire.ts';
import { casinoGameOnTheWire, wideGameOnTheWire } from './game.wire.ts';
import { gamesByIdsOnTheWire, launchGameOnTheWire, launchUrlOnTheWire } from './launch.wire.ts';
import { directGamesOnTheWire, virtualGamesOnTheWire } from './virtual-games.wire.ts';

/** Settings shared by the lists of provider 2. */
const secondProviderCall = { host: 'casino-2', method: 'GET', cached: 'public' } as const;

/** The games of provider 1, requested with the public client id (D64). */
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
  ...secondProviderCall,
  name: 'getProviderTwoGames',
  path: '/fetch/web/games',
  response: list(wideGameOnTheWire),
});

/** Current amounts of the casino jackpots. */
export const getCasinoJackpots = defineEndpoint({
  ...secondProviderCall,
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
  ...secondProviderCall,
  name: 'getDirectGames',
  path: '/fetch/direct/games',
  response: directGamesOnTheWire,
});

/** Virtual games (D22). */
export const getVirtualGames = defineEndpoint({
  ...secondProviderCall,
  name: 'getVirtualGames',
  path: '/fetch/virtual/games',
  response: virtualGamesOnTheWire,
});

/** Ids of the most popular games, by rounds of the last seven days. */
export const getPopularGames = defineEndpoint({
  name: 'getPopularGames',
  host: 'casino-1',
  method: 'GET',
  path: '/popular/games',
  cached: 'public',
  response: list(keyText),
});

/** Ids of the games a customer has opened, latest first. */
export const getPlayedGames = defineEndpoint({
  name: 'getPlayedGames',
  host: 'auth',
  method: 'GET',
  path: '/account/played-games/{profile_id}',
  needsToken: true,
  params: profileParams,
  response: list(keyText),
});

/** Launches a game and answers the URL of its frame as text. If a game names its own launch URL, the client posts there (D64). */
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
