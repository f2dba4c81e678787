export { FloatingSlipBar } from './FloatingSlipBar.tsx';
export { selectIsSlipOpen, slipClosed, slipOpened, slipSheetSlice } from './slip-sheet.slice.ts';
