import { getBetDetail, getBets } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Placed bets. A file of its own, which the first view does not load. */
export const betHistoryApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getBets: read(build, getBets, ['Bet']),
    getBetDetail: read(build, getBetDetail, ['Bet']),
  }),
});

export const { useGetBetsQuery, useGetBetDetailQuery } = betHistoryApi;
