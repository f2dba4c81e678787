import { getBetDetail, getBets, getLimits, placeBet } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** Limits, placing, and the bets placed. */
export const betsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getLimits: read(build, getLimits, ['Limits'], (_: void) => ({})),
    /** Refused because prices moved: the lists on screen are stale too. */
    placeBet: write(build, placeBet, (answer) => {
      if (answer?.kind === 'placed') return ['Balance', 'Bet'];
      return answer?.kind === 'refused' && answer.currentOdds ? ['Match'] : [];
    }),
    getBets: read(build, getBets, ['Bet']),
    getBetDetail: read(build, getBetDetail, ['Bet']),
  }),
});

export const { useGetLimitsQuery, usePlaceBetMutation, useGetBetsQuery, useGetBetDetailQuery } = betsApi;
