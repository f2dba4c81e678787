import { createSlice } from '@reduxjs/toolkit';

/** Whether the bottom sheet with the slip is open (R2-25). */
export const slipSheetSlice = createSlice({
  name: 'slipSheet',
  initialState: { isOpen: false },
  reducers: {
    slipOpened: () => ({ isOpen: true }),
    slipClosed: () => ({ isOpen: false }),
  },
  selectors: { selectIsSlipOpen: (state) => state.isOpen },
});

export const { slipOpened, slipClosed } = slipSheetSlice.actions;
export const { selectIsSlipOpen } = slipSheetSlice.selectors;
