import {
  getCasinoJackpots,
  getGamesByIds,
  getPlayedGames,
  getPopularGames,
  getProviderOneGames,
  getProviderTwoGames,
  getVirtualGames,
  launchGame,
  LOBBIES,
  type LaunchGameRequest,
} from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** A game to launch, the path it is launched from (D107), and the provider's own launch URL, if any (D64). */
export interface GameLaunch extends Omit<LaunchGameRequest, 'lobby'> {
  readonly from: string;
  readonly url?: string | null;
}

const nothing = (_none: void) => ({});

/** Calls of the casino, except the list for the menu row. */
export const casinoApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getProviderOneGames: read(build, getProviderOneGames, ['Casino'], nothing),
    getProviderTwoGames: read(build, getProviderTwoGames, ['Casino'], nothing),
    getCasinoJackpots: read(build, getCasinoJackpots, ['Casino'], nothing),
    getGamesByIds: read(build, getGamesByIds, ['Casino']),
    getVirtualGames: read(build, getVirtualGames, ['Casino'], nothing),
    getPopularGames: read(build, getPopularGames, [], nothing),
    getPlayedGames: read(build, getPlayedGames, []),
    launchGame: write(build, launchGame, [], ({ url, from, ...game }: GameLaunch) => {
      const lobby = LOBBIES.find((one) => one === from);
      return { request: { ...game, ...(lobby && { lobby }) }, url: url ?? null };
    }),
  }),
});

export const {
  useGetProviderOneGamesQuery,
  useGetProviderTwoGamesQuery,
  useGetCasinoJackpotsQuery,
  useGetGamesByIdsQuery,
  useGetPlayedGamesQuery,
  useGetPopularGamesQuery,
  useGetVirtualGamesQuery,
  useLaunchGameMutation,
} = casinoApi;
