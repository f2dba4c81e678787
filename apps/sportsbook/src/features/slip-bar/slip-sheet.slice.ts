import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the slip's bottom sheet (R2-25): open or closed, and its file loading or loaded. */
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
