import { HOUSE_RULES, toShillings, type AcceptOddsChange, type Cents } from '@kipenga/betting-core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { betslipCleared } from './betslip.slice.ts';

export interface StakeState {
  /** The stake as typed. */
  readonly text: string;
  readonly usesFreeBet: boolean;
  /** Price moves that the customer accepts (D07, D63). */
  readonly acceptOddsChange: AcceptOddsChange;
}

const DEFAULT_TEXT = String(toShillings(HOUSE_RULES.defaultStake));
const initialState: StakeState = { text: DEFAULT_TEXT, usesFreeBet: false, acceptOddsChange: 'better' };

/** The stake of the slip. It survives closing the sheet, and is reset to 49 when a bet is placed (R4-14, R5-08). */
export const stakeSlice = createSlice({
  name: 'stake',
  initialState,
  reducers: {
    stakeTyped: (state, { payload }: PayloadAction<string>): StakeState => ({
      ...state,
      text: payload,
      usesFreeBet: false,
    }),
    /** A free bet is staked whole (R4-16, D06). */
    freeBetActivated: (state, { payload }: PayloadAction<Cents>): StakeState => ({
      ...state,
      text: String(toShillings(payload)),
      usesFreeBet: true,
    }),
    /** A bet was placed, or the free bet was taken off. */
    stakeReset: (state): StakeState => ({ ...initialState, acceptOddsChange: state.acceptOddsChange }),
    oddsChangeChosen: (state, { payload }: PayloadAction<AcceptOddsChange>): StakeState => ({
      ...state,
      acceptOddsChange: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(betslipCleared, (state) => ({ ...state, usesFreeBet: false }));
  },
  selectors: { selectStake: (state) => state },
});

export const { stakeTyped, freeBetActivated, stakeReset, oddsChangeChosen } = stakeSlice.actions;
export const { selectStake } = stakeSlice.selectors;
