import {
  emptyBetslip,
  isPicked,
  toggleSelection,
  type Betslip,
  type MatchId,
  type OutcomeId,
  type Selection,
} from '@kipenga/betting-core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The customer's slip. betting-core has all the rules; nothing derived is stored here. */
export const betslipSlice = createSlice({
  name: 'betslip',
  initialState: emptyBetslip,
  reducers: {
    selectionToggled: (slip, { payload }: PayloadAction<Selection>): Betslip =>
      toggleSelection(slip, payload),
    /** Adds picks, such as taps made before the page was ready. One that is on the slip already stays: this is no toggle. */
    selectionsAdded: (slip, { payload }: PayloadAction<readonly Selection[]>): Betslip =>
      payload.reduce<Betslip>(
        (current, selection) =>
          isPicked(current, selection) ? current : toggleSelection(current, selection),
        slip,
      ),
    selectionsRemoved: (slip, { payload }: PayloadAction<readonly OutcomeId[]>): Betslip => ({
      ...slip,
      selections: slip.selections.filter((selection) => !payload.includes(selection.outcomeId)),
    }),
    betslipCleared: (): Betslip => emptyBetslip,
    /** Replaces the slip: from storage, another tab, a booking code, or an undone removal. */
    betslipRestored: (_slip, { payload }: PayloadAction<Betslip>): Betslip => payload,
  },
  selectors: {
    selectBetslip: (slip) => slip,
    selectSelections: (slip) => slip.selections,
    /** A match has at most one pick (R4-01). */
    selectPickOf: (slip, matchId: MatchId): Selection | null =>
      slip.selections.find((one) => one.matchId === matchId) ?? null,
  },
});

/** The part of a store's state this feature reads. */
export interface BetslipRootState {
  readonly betslip: Betslip;
}

export const { selectionToggled, selectionsAdded, selectionsRemoved, betslipCleared, betslipRestored } =
  betslipSlice.actions;
export const { selectBetslip, selectSelections, selectPickOf } = betslipSlice.selectors;
