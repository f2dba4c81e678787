import { emptyTicket, type JackpotMatchId, type JackpotTicket } from '@kipenga/betting-core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { betslipRestored, selectionsAdded, selectionToggled } from '../slip/index.ts';

/** The jackpot slip, and the sheet it is shown in. */
export interface JackpotSlip {
  readonly ticket: JackpotTicket;
  /** What the last autopick, or a pick of another jackpot, took the place of; null where there is nothing to give back. */
  readonly replaced: JackpotTicket | null;
  /** The slip that was picked on last is this one (R4-06). */
  readonly isActive: boolean;
  readonly isOpen: boolean;
}

const initialState: JackpotSlip = {
  ticket: emptyTicket,
  replaced: null,
  isActive: false,
  isOpen: false,
};

/** What is given back after a pick by hand: the picks of another jackpot it took the place of, and nothing chance had replaced in this one. */
function replacedBy({ ticket, replaced }: JackpotSlip, { jackpotId }: JackpotTicket): JackpotTicket | null {
  if (ticket.picks.length > 0 && ticket.jackpotId !== jackpotId) return ticket;
  return replaced?.jackpotId === jackpotId ? null : replaced;
}

/** The customer's jackpot slip. Which picks it may hold is betting-core's to say; nothing derived is kept here. */
export const jackpotSlipSlice = createSlice({
  name: 'jackpotSlip',
  initialState,
  reducers: {
    ticketPicked: (state, { payload }: PayloadAction<JackpotTicket>): JackpotSlip => ({
      ...state,
      ticket: payload,
      replaced: replacedBy(state, payload),
      isActive: true,
    }),
    ticketAutopicked: (state, { payload }: PayloadAction<JackpotTicket>): JackpotSlip => ({
      ...state,
      ticket: payload,
      replaced: state.ticket,
      isActive: true,
    }),
    autopickUndone: (state): JackpotSlip => ({
      ...state,
      ticket: state.replaced ?? state.ticket,
      replaced: null,
    }),
    matchUnpicked: (state, { payload }: PayloadAction<JackpotMatchId>): JackpotSlip => ({
      ...state,
      ticket: { ...state.ticket, picks: state.ticket.picks.filter((one) => one.matchId !== payload) },
      replaced: null,
    }),
    ticketCleared: (state): JackpotSlip => ({ ...state, ticket: emptyTicket, replaced: null }),
    /** The ticket as it was kept: from storage, another tab, or an undone removal. */
    ticketRestored: (state, { payload }: PayloadAction<JackpotTicket>): JackpotSlip => ({
      ...state,
      ticket: payload,
      replaced: null,
    }),
    jackpotSheetOpened: (state): JackpotSlip => ({ ...state, isOpen: true }),
    jackpotSheetClosed: (state): JackpotSlip => ({ ...state, isOpen: false }),
  },
  extraReducers: (builder) => {
    for (const picked of [selectionToggled, selectionsAdded, betslipRestored])
      builder.addCase(picked, (state): JackpotSlip => ({ ...state, isActive: false }));
  },
});

/** The part of a store's state this feature adds; it comes with the first jackpot a visit has to do with. */
export interface JackpotSlipRootState {
  readonly jackpotSlip?: JackpotSlip;
  /** The slices of others. */
  readonly [slice: string]: unknown;
}

const slipOf = ({ jackpotSlip = initialState }: JackpotSlipRootState): JackpotSlip => jackpotSlip;

export const selectTicket = (state: JackpotSlipRootState): JackpotTicket => slipOf(state).ticket;
export const selectReplacedTicket = (state: JackpotSlipRootState): JackpotTicket | null =>
  slipOf(state).replaced;
export const selectIsJackpotSheetOpen = (state: JackpotSlipRootState): boolean => slipOf(state).isOpen;
/** Until the slip has come, no pick can be taken. */
export const selectHasJackpotSlip = (state: JackpotSlipRootState): boolean => 'jackpotSlip' in state;

export const {
  ticketPicked,
  ticketAutopicked,
  autopickUndone,
  matchUnpicked,
  ticketCleared,
  ticketRestored,
  jackpotSheetOpened,
  jackpotSheetClosed,
} = jackpotSlipSlice.actions;
