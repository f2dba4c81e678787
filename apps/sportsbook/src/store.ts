import { createStore, type StoreOptions } from '@kipenga/shell';
import { sentBetsSlice } from './features/placing/index.ts';
import { betslipSlice, stakeSlice } from './features/slip/index.ts';
import { slipSheetSlice } from './features/slip-bar/index.ts';

/** Reducers for the first view. The jackpot slip is added on demand (add-jackpot-slip.ts). */
export const sportsbookReducers = {
  [betslipSlice.reducerPath]: betslipSlice.reducer,
  [stakeSlice.reducerPath]: stakeSlice.reducer,
  [sentBetsSlice.reducerPath]: sentBetsSlice.reducer,
  [slipSheetSlice.reducerPath]: slipSheetSlice.reducer,
};

/** The sportsbook's store: the shell's slices and the api, the slip, its stake, and bets with unknown results. */
export const createSportsbookStore = (options: StoreOptions) => createStore(sportsbookReducers, options);

export type SportsbookStore = ReturnType<typeof createSportsbookStore>;
