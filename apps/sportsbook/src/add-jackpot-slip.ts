import { shellReducers } from '@kipenga/shell';
import { combineReducers, type Reducer, type Store } from '@reduxjs/toolkit';
import { jackpotSlipSlice, type JackpotSlipRootState } from './features/jackpot/index.ts';
import { sportsbookReducers } from './store.ts';

/** Adds the jackpot slip to a store that was made without it, as the first view makes it; once. */
export function addJackpotSlip(
  store: Pick<Store<JackpotSlipRootState>, 'getState' | 'replaceReducer'>,
): void {
  if (jackpotSlipSlice.reducerPath in store.getState()) return;
  const reducer = combineReducers({
    ...shellReducers,
    ...sportsbookReducers,
    [jackpotSlipSlice.reducerPath]: jackpotSlipSlice.reducer,
  });
  store.replaceReducer(reducer as unknown as Reducer<JackpotSlipRootState>);
}
