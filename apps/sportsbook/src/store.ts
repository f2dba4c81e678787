import { createStore, type StoreOptions } from '@kipenga/shell';
import { betslipSlice, stakeSlice } from './features/betslip/index.ts';
import { slipSheetSlice } from './features/slip-bar/index.ts';

/** The sportsbook's store: the shell's slices and the api, the slip and its stake. */
export function createSportsbookStore(options: StoreOptions) {
  return createStore(
    {
      [betslipSlice.reducerPath]: betslipSlice.reducer,
      [stakeSlice.reducerPath]: stakeSlice.reducer,
      [slipSheetSlice.reducerPath]: slipSheetSlice.reducer,
    },
    options,
  );
}

export type SportsbookStore = ReturnType<typeof createSportsbookStore>;
