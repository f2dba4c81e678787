import {
  dropCashOutFloor,
  getCashOut,
  getCashOutWait,
  setCashOutFloor,
  takeCashOut,
  type CashOutTaken,
} from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import type { CacheTag } from '../cache-tags.ts';
import { read, write } from './build-call.ts';

/** Cashing a bet out. Apart from the bets, so that only who asks for it brings it. */
export const cashOutApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getCashOut: read(build, getCashOut, ['Bet']),
    getCashOutWait: read(build, getCashOutWait, ['Bet']),
    takeCashOut: write(build, takeCashOut, staleAfter),
    setCashOutFloor: write(build, setCashOutFloor, ['Bet']),
    dropCashOutFloor: write(build, dropCashOutFloor, ['Bet']),
  }),
});

/** Refused because the offer fell, or the bet is another by now: both are asked for anew. An answer that got lost may have paid. */
function staleAfter(answer: CashOutTaken | undefined): readonly CacheTag[] {
  return answer?.kind === 'refused' ? ['Bet'] : ['Balance', 'Bet', 'Transaction'];
}

export const {
  useGetCashOutQuery,
  useGetCashOutWaitQuery,
  useTakeCashOutMutation,
  useSetCashOutFloorMutation,
  useDropCashOutFloorMutation,
} = cashOutApi;
