import { getDirectGames } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/**
 * The games with an entry in the menu row (D22). They stand apart, so that the sportsbook brings no casino
 * call.
 */
export const directGamesApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getDirectGames: read(build, getDirectGames, ['Casino'], (_none: void) => ({})),
  }),
});

export const { useGetDirectGamesQuery } = directGamesApi;
