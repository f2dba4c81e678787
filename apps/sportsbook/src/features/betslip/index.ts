export {
  betslipCleared,
  betslipRestored,
  betslipSlice,
  pricesAccepted,
  selectBetslip,
  selectionsAdded,
  selectionsRemoved,
  selectionToggled,
  selectPickOf,
  selectSelections,
  type BetslipRootState,
} from './betslip.slice.ts';
export { persistBetslip } from './betslip-persistence.ts';
export { pickedOutcomeId } from './picked-outcome.ts';
export { selectionOfMain, selectionOfMarket } from './selection-of.ts';
export { selectStake, stakeReset, stakeSlice } from './stake.slice.ts';
export { waitingBetSlice } from './waiting-bet.slice.ts';
