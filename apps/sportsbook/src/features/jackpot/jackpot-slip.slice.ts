import { emptyTicket, type JackpotMatchId, type JackpotTicket } from '@kipenga/betting-core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { betslipRestored, selectionsAdded, selectionToggled } from '../slip/index.ts';

/** The jackpot slip and the state of its sheet. */
export interface JackpotSlip {
  readonly ticket: JackpotTicket;
  /** The ticket that the last autopick, or a pick of another jackpot, replaced; null if nothing can be restored. */
  readonly replaced: JackpotTicket | null;
  /** The last pick was made on this slip (R4-06). */
  readonly isActive: boolean;
  readonly isOpen: boolean;
}

const initialState: JackpotSlip = {
  ticket: emptyTicket,
  replaced: null,
  isActive: false,
  isOpen: false,
};

/**
 * The ticket that can be restored after a pick by hand: that of another jackpot which it replaced, but not one that
 * autopick replaced in the same jackpot.
 */
function replacedBy({ ticket, replaced }: JackpotSlip, { jackpotId }: JackpotTicket): JackpotTicket | null {
  if (ticket.picks.length > 0 && ticket.jackpotId !== jackpotId) return ticket;
  return replaced?.jackpotId === jackpotId ? null : replaced;
}

/** The customer's jackpot slip. betting-core has all the rules; nothing derived is stored here. */
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
    /** Replaces the ticket: from storage, another tab, or an undone removal. */
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

/** The part of the state that this feature adds with the first jackpot of a visit. */
export interface JackpotSlipRootState {
  readonly jackpotSlip?: JackpotSlip;
  /** The other slices. */
  readonly [slice: string]: unknown;
}

const slipOf = ({ jackpotSlip = initialState }: JackpotSlipRootState): JackpotSlip => jackpotSlip;

export const selectTicket = (state: JackpotSlipRootState): JackpotTicket => slipOf(state).ticket;
export const selectReplacedTicket = (state: JackpotSlipRootState): JackpotTicket | null =>
  slipOf(state).replaced;
export const selectIsJackpotSheetOpen = (state: JackpotSlipRootState): boolean => slipOf(state).isOpen;
/** No pick can be taken before the slip has loaded. */
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
