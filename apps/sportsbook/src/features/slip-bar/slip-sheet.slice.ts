import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the bottom sheet with the slip is open (R2-25), and whether its file is still on the way. */
export const slipSheetSlice = createSlice({
  name: 'slipSheet',
  initialState: { isOpen: false, isOnItsWay: false },
  reducers: {
    slipOpened: (state) => ({ ...state, isOpen: true }),
    slipClosed: (state) => ({ ...state, isOpen: false }),
    slipAwaited: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isOnItsWay: payload }),
  },
  selectors: {
    selectIsSlipOpen: (state) => state.isOpen,
    selectIsSlipOnItsWay: (state) => state.isOnItsWay,
  },
});

export const { slipOpened, slipClosed, slipAwaited } = slipSheetSlice.actions;
export const { selectIsSlipOpen, selectIsSlipOnItsWay } = slipSheetSlice.selectors;
