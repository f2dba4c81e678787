import { createStore, type StoreOptions } from '@kipenga/shell';
import { betslipSlice, stakeSlice, waitingBetSlice } from './features/betslip/index.ts';
import { slipSheetSlice } from './features/slip-bar/index.ts';

/** The sportsbook's store: the shell's slices and the api, the slip, its stake, and the bet that waits for its money. */
export function createSportsbookStore(options: StoreOptions) {
  return createStore(
    {
      [betslipSlice.reducerPath]: betslipSlice.reducer,
      [stakeSlice.reducerPath]: stakeSlice.reducer,
      [waitingBetSlice.reducerPath]: waitingBetSlice.reducer,
      [slipSheetSlice.reducerPath]: slipSheetSlice.reducer,
    },
    options,
  );
}

export type SportsbookStore = ReturnType<typeof createSportsbookStore>;
