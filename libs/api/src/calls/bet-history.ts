import { getBetDetail, getBets } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** The bets placed. Apart from placing, so that the first view does not bring them. */
export const betHistoryApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getBets: read(build, getBets, ['Bet']),
    getBetDetail: read(build, getBetDetail, ['Bet']),
  }),
});

export const { useGetBetsQuery, useGetBetDetailQuery } = betHistoryApi;
