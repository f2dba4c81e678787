import { createStore, type StoreOptions } from '@kipenga/shell';
import { sentBetsSlice } from './features/placing/index.ts';
import { betslipSlice, stakeSlice } from './features/slip/index.ts';
import { slipSheetSlice } from './features/slip-bar/index.ts';

/** What the first view needs of the sportsbook's state. The jackpot slip is added to it when there is one (add-jackpot-slip.ts). */
export const sportsbookReducers = {
  [betslipSlice.reducerPath]: betslipSlice.reducer,
  [stakeSlice.reducerPath]: stakeSlice.reducer,
  [sentBetsSlice.reducerPath]: sentBetsSlice.reducer,
  [slipSheetSlice.reducerPath]: slipSheetSlice.reducer,
};

/** The sportsbook's store: the shell's slices and the api, the slip, its stake, and the bets whose end is not known. */
export const createSportsbookStore = (options: StoreOptions) => createStore(sportsbookReducers, options);

export type SportsbookStore = ReturnType<typeof createSportsbookStore>;
