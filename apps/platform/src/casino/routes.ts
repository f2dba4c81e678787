import { customerOf, ownerOf, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { casinoJackpots } from './jackpot/index.ts';
import type { GameHouse } from './game-house.ts';
import { launchGame } from './launch-game.ts';
import { playedGames, popularGames } from './played-games.ts';
import { casinoGames, directGames, virtualGames } from './list-games.ts';

type Served =
  | 'getProviderOneGames'
  | 'getProviderTwoGames'
  | 'getCasinoJackpots'
  | 'getGamesByIds'
  | 'getDirectGames'
  | 'getVirtualGames'
  | 'getPopularGames'
  | 'getPlayedGames'
  | 'launchGame';

/** The casino calls (R7-10 to R7-12, R7-21). Without providers there are no games, and the lists say so. */
export const casinoHandlers = (services: Services, house: GameHouse): Pick<Handlers, Served> => ({
  getProviderOneGames: () => casinoGames(services, house, 'casino-1'),
  getProviderTwoGames: () => casinoGames(services, house, 'casino-2'),
  getCasinoJackpots: () => casinoJackpots(services.db, house),
  getGamesByIds: async ({ body }) =>
    (await casinoGames(services, house, 'casino-2')).filter(({ id }) => body.ids.includes(id)),
  getDirectGames: async () => directGames(house),
  getVirtualGames: () => virtualGames(services, house),
  getPopularGames: () => popularGames(services),
  getPlayedGames: ({ params }, context) => playedGames(services, ownerOf(context, params).profileId),
  launchGame: ({ body }, context) => launchGame(services, house, customerOf(context), body),
});
