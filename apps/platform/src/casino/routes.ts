import { nairobiDayOf, type CasinoGame, type GameProvider } from '@kipenga/betting-core';
import { customerOf, HttpRefusal, ownerOf, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { casinoJackpots } from './jackpot/index.ts';
import { launchGame, type ArcadeHouse } from './launch-game.ts';
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

const todayOf = ({ realClock }: Services) => nairobiDayOf(realClock.now());

const gamesOf = (
  services: Services,
  house: ArcadeHouse | null,
  provider: GameProvider,
): readonly CasinoGame[] => (house ? casinoGames(house.arcadeOrigin, provider, todayOf(services)) : []);

/** The casino calls (R7-10 to R7-12, R7-21). Without an arcade there are no games, and the lists say so. */
export const casinoHandlers = (services: Services, house: ArcadeHouse | null): Pick<Handlers, Served> => ({
  getProviderOneGames: async () => gamesOf(services, house, 'casino-1'),
  getProviderTwoGames: async () => gamesOf(services, house, 'casino-2'),
  getCasinoJackpots: async () => (house ? casinoJackpots(services.db) : []),
  getGamesByIds: async ({ body }) =>
    gamesOf(services, house, 'casino-2').filter(({ id }) => body.ids.includes(id)),
  getDirectGames: async () => (house ? directGames() : []),
  getVirtualGames: async () => (house ? virtualGames(house.arcadeOrigin, todayOf(services)) : []),
  getPopularGames: () => popularGames(services),
  getPlayedGames: ({ params }, context) => playedGames(services, ownerOf(context, params).profileId),
  launchGame: async ({ body }, context) => {
    if (house === null) throw new HttpRefusal(404, 'No game is offered at the moment.');
    return launchGame(services, house, customerOf(context), body);
  },
});
