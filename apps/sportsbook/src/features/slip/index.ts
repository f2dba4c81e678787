export {
  betslipCleared,
  betslipRestored,
  betslipSlice,
  selectBetslip,
  selectionsAdded,
  selectionsRemoved,
  selectionToggled,
  selectPickOf,
  selectSelections,
  type BetslipRootState,
} from './betslip.slice.ts';
export { persistBetslip } from './betslip-persistence.ts';
export { isCombination } from './is-combination.ts';
export { isShareModal, shareOpened } from './share-picks.ts';
export { stateOf, totalOfSingles } from './single-lines.ts';
export type { JudgedLine, Singles } from './use-singles.ts';
export { usePickMain } from './use-pick-main.ts';
export { pricesAccepted } from './prices-accepted.ts';
export { pickedOutcomeId } from './picked-outcome.ts';
export { selectionOfMain, selectionOfMarket } from './selection-of.ts';
export { selectStake, stakeReset, stakeSlice, stakeTyped, type StakeState } from './stake.slice.ts';
export { type LivePicks } from './kick-offs.ts';
export type { PricedSlip, Prices } from './current-prices.ts';
export type { SlipQuote } from './use-slip-quote.ts';
export type { SlipView } from './use-slip-view.ts';
export { useSlipSystem } from './use-slip-system.ts';
export { useSystemWords } from './use-system-words.ts';
export { chooseSystem, chosenSystem, systemOfPicks } from './chosen-system.ts';
export { useDoublePress } from './use-double-press.ts';
export { useLeftToday } from './use-left-today.ts';
export { forgetTypedStakes } from './use-typed-stakes.ts';
export { useStakeProblem } from './use-stake-problem.ts';
export { useWallet } from './use-wallet.ts';
