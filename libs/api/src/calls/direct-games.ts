import { getDirectGames } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Games with an entry in the menu row (D22). A file of its own, so that the sportsbook loads no casino calls. */
export const directGamesApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getDirectGames: read(build, getDirectGames, ['Casino'], (_none: void) => ({})),
  }),
});

export const { useGetDirectGamesQuery } = directGamesApi;
