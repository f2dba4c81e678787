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

/** Cashes bets out. A file of its own, loaded only where it is used. */
export const cashOutApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getCashOut: read(build, getCashOut, ['Bet']),
    getCashOutWait: read(build, getCashOutWait, ['Bet']),
    takeCashOut: write(build, takeCashOut, staleAfter),
    setCashOutFloor: write(build, setCashOutFloor, ['Bet']),
    dropCashOutFloor: write(build, dropCashOutFloor, ['Bet']),
  }),
});

/** After a refusal the offer or the bet has changed, so both are read again. A call without an answer may have paid. */
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
