import type { CasinoGame } from '@kipenga/betting-core';
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
export const casinoHandlers = (services: Services, house: GameHouse): Pick<Handlers, Served> => {
  const gamesWhere = async (isAsked: (game: CasinoGame) => boolean): Promise<readonly CasinoGame[]> =>
    (await casinoGames(services, house)).filter(isAsked);
  return {
    getProviderOneGames: () => gamesWhere(({ list }) => list === 'casino-1'),
    getProviderTwoGames: () => gamesWhere(({ list }) => list === 'casino-2'),
    getCasinoJackpots: () => casinoJackpots(services.db, house),
    getGamesByIds: ({ body }) => gamesWhere(({ id }) => body.ids.includes(id)),
    getDirectGames: () => directGames(services, house),
    getVirtualGames: () => virtualGames(services, house),
    getPopularGames: () => popularGames(services),
    getPlayedGames: ({ params }, context) => playedGames(services, ownerOf(context, params).profileId),
    launchGame: ({ body }, context) => launchGame(services, house, customerOf(context), body),
  };
};
