import { placeBet } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { write } from './build-call.ts';

/** Placing. */
export const betsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Refused because prices moved: the lists on screen are stale too. */
    placeBet: write(build, placeBet, (answer) => {
      if (answer?.kind === 'placed') return ['Balance', 'Bet'];
      return answer?.kind === 'refused' && answer.currentOdds ? ['Match'] : [];
    }),
  }),
});

export const { usePlaceBetMutation } = betsApi;
