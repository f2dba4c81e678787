import { placeBet } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { write } from './build-call.ts';

/** Placing. */
export const betsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Refused because prices or taxes moved: the lists on screen, and what is known of the rules, are stale too. */
    placeBet: write(build, placeBet, (answer) => {
      if (answer?.kind === 'placed') return ['Balance', 'Bet'];
      if (answer?.kind === 'insufficient-funds') return ['Balance']; // the one on screen was old
      return answer?.kind === 'refused' && answer.currentOdds ? ['Match', 'Limits'] : [];
    }),
  }),
});
