import { placeBet, type PlaceBetAnswer, type PlaceBetRequest } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import type { CacheTag } from '../cache-tags.ts';
import { write } from './build-call.ts';
import { callOfSlip } from './on-slip.ts';

/** Places bets. */
export const betsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    placeBet: write(build, placeBet, staleAfter, callOfSlip<PlaceBetRequest>),
  }),
});

/** After a refusal because of moved prices or taxes, the lists on screen and the rules are stale too. */
function staleAfter(answer: PlaceBetAnswer | undefined): readonly CacheTag[] {
  if (answer?.kind === 'placed') return ['Balance', 'Bet'];
  if (answer?.kind === 'insufficient-funds') return ['Balance']; // the one on screen was old
  return answer?.kind === 'refused' && answer.currentOdds ? ['Match', 'Limits'] : [];
}
