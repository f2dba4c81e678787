export { FloatingSlipBar } from './FloatingSlipBar.tsx';
export { selectIsSlipOpen, slipAwaited, slipClosed, slipOpened, slipSheetSlice } from './slip-sheet.slice.ts';
