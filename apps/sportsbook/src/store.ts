import { createStore, type StoreOptions } from '@kipenga/shell';
import { sentBetsSlice } from './features/placing/index.ts';
import { betslipSlice, stakeSlice } from './features/slip/index.ts';
import { slipSheetSlice } from './features/slip-bar/index.ts';

/** The sportsbook's store: the shell's slices and the api, the slip, its stake, and the bets whose end is not known. */
export function createSportsbookStore(options: StoreOptions) {
  return createStore(
    {
      [betslipSlice.reducerPath]: betslipSlice.reducer,
      [stakeSlice.reducerPath]: stakeSlice.reducer,
      [sentBetsSlice.reducerPath]: sentBetsSlice.reducer,
      [slipSheetSlice.reducerPath]: slipSheetSlice.reducer,
    },
    options,
  );
}

export type SportsbookStore = ReturnType<typeof createSportsbookStore>;
