import type { BetId, Betslip, Cents, OutcomeId, ProfileId } from '@kipenga/betting-core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A bet the platform places by itself when its deposit arrives (R4-15). Until then the same picks are not offered for placing. */
export interface WaitingBet {
  readonly profileId: ProfileId;
  readonly outcomeIds: readonly OutcomeId[];
  readonly stake: Cents;
  /** The customer's bets of that day from before: another one of this stake is this bet. */
  readonly knownBets: readonly BetId[];
  readonly balanceBefore: Cents;
  readonly sinceMs: number;
  /** The customer wants the picks back on the slip; the bet may still be placed. */
  readonly isSetAside: boolean;
}

export interface WaitingBetRootState {
  readonly waitingBet: WaitingBet | null;
}

/** The one bet that waits for its money; null without one. */
export const waitingBetSlice = createSlice({
  name: 'waitingBet',
  initialState: null as WaitingBet | null,
  reducers: {
    betWaits: (_state, { payload }: PayloadAction<WaitingBet>): WaitingBet => payload,
    waitSetAside: (state): WaitingBet | null => state && { ...state, isSetAside: true },
    waitEnded: () => null,
  },
  selectors: { selectWaitingBet: (state) => state },
});

export const { betWaits, waitSetAside, waitEnded } = waitingBetSlice.actions;
export const { selectWaitingBet } = waitingBetSlice.selectors;

/** Are these the very picks of a bet that was sent? */
export const isSlipOf = (outcomeIds: readonly OutcomeId[], { selections }: Betslip): boolean =>
  outcomeIds.length === selections.length && selections.every((one) => outcomeIds.includes(one.outcomeId));
