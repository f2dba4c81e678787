import {
  failureOf,
  isSessionEnd,
  useDepositAndBetMutation,
  usePlaceJackpotBetMutation,
  type PlaceBetAnswer,
  type PlaceJackpotBetRequest,
  type Profile,
} from '@kipenga/api';
import type { Cents } from '@kipenga/betting-core';
import { apiFailureMessage, dialogShown, oops, selectProfile, useShellDispatch } from '@kipenga/shell';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectTicket, ticketCleared } from '../jackpot/index.ts';
import {
  depositAndBetFailure,
  placedMessage,
  promptSentMessage,
  refusedMessage,
} from './placement-messages.ts';
import { askedAgain, betSent, type SentBet } from './sent-bets.slice.ts';
import { areSamePicks, picksOfTicket, sentBetOf } from './sent-picks.ts';
import { wholeShillings } from './whole-shillings.ts';

/** Where placing a ticket stands. One whose answer got lost, or that waits for its money, is followed elsewhere. */
export type TicketPlacement =
  | { readonly phase: 'ready' }
  | { readonly phase: 'placing' }
  /** 110: so much is missing (R4-13). Offered while that very ticket is on the slip, and has not been sent. */
  | {
      readonly phase: 'short' | 'depositing';
      readonly request: PlaceJackpotBetRequest;
      readonly shortBy: Cents;
    };

/** Placing a ticket, and what it has come to. */
export interface PlaceTicket {
  readonly placement: TicketPlacement;
  readonly place: (request: PlaceJackpotBetRequest) => Promise<void>;
  readonly depositAndPlace: () => Promise<void>;
  readonly reset: () => void;
}

const READY: TicketPlacement = { phase: 'ready' };
type SetPlacement = (placement: TicketPlacement) => void;
type Placed = Extract<PlaceBetAnswer, { kind: 'placed' }>;

interface OnSheet {
  /** What the picks have become, while its end is not known. */
  readonly sent: SentBet | null;
  /** The ticket on the slip was placed, before the slip is cleared. */
  readonly onPlaced: (answer: Placed) => void;
}

/** Places the ticket on the jackpot slip and says how it went (R4-13..15, R8-03, R8-04, R8-10). */
export function usePlaceTicket({ sent, onPlaced }: OnSheet): PlaceTicket {
  const [last, setPlacement] = useState<TicketPlacement>(READY);
  const isOnSlip = useIsOnSlip();
  const isOver = 'request' in last && (sent !== null || !isOnSlip(last.request));
  // Dropped, not hidden: with the same picks on the slip once more, it would place the ticket a second time.
  if (isOver) setPlacement(READY);
  const placement = isOver ? READY : last;
  return {
    placement,
    place: useSendTicket(setPlacement, onPlaced),
    depositAndPlace: useDepositAndPlace(placement, setPlacement),
    reset: () => setPlacement(READY),
  };
}

/** Is a request for the very ticket on the slip, and this customer's? */
function useIsOnSlip(): (request: PlaceJackpotBetRequest) => boolean {
  const profileId = useSelector(selectProfile)?.profileId;
  const ticket = useSelector(selectTicket);
  return (request) =>
    request.profileId === profileId && areSamePicks(picksOfTicket(request), picksOfTicket(ticket));
}

function useSendTicket(setPlacement: SetPlacement, onPlaced: OnSheet['onPlaced']) {
  const dispatch = useShellDispatch();
  const [sendTicket] = usePlaceJackpotBetMutation();
  const hear = (answer: PlaceBetAnswer, request: PlaceJackpotBetRequest) => {
    switch (answer.kind) {
      case 'placed':
        onPlaced(answer);
        dispatch(ticketCleared());
        return void dispatch(dialogShown(placedMessage(answer)));
      case 'insufficient-funds':
        return setPlacement({ phase: 'short', request, shortBy: answer.shortBy ?? request.stake });
      case 'refused':
        return void dispatch(dialogShown(refusedMessage(answer)));
    }
  };
  return async (request: PlaceJackpotBetRequest): Promise<void> => {
    setPlacement({ phase: 'placing' });
    const { data, error } = await sendTicket(request);
    setPlacement(READY);
    if (data !== undefined) return hear(data, request);
    const failure = failureOf(error);
    if (failure?.kind === 'answer-lost') dispatch(betSent(sentBetOf({ ticket: request }, 'answer')));
    // A session that has ended has its own prompt (R4-21).
    else if (!isSessionEnd(failure)) dispatch(dialogShown(oops(apiFailureMessage(error))));
  };
}

function useDepositAndPlace(placement: TicketPlacement, setPlacement: SetPlacement) {
  const dispatch = useShellDispatch();
  const phone: Profile['phone'] | undefined = useSelector(selectProfile)?.phone;
  const [sendDeposit] = useDepositAndBetMutation();
  return async (): Promise<void> => {
    if (placement.phase !== 'short' || phone === undefined) return;
    const { request, shortBy } = placement;
    setPlacement({ ...placement, phase: 'depositing' });
    const { data } = await sendDeposit({ phone, amount: wholeShillings(shortBy), ticket: request });
    if (data?.kind === 'prompt-sent') {
      dispatch(betSent(sentBetOf({ ticket: request }, 'deposit')));
      dispatch(dialogShown(promptSentMessage()));
      return setPlacement(READY);
    }
    dispatch(askedAgain()); // without an answer it may have been asked for all the same
    dispatch(dialogShown(data === undefined ? depositAndBetFailure() : refusedMessage(data)));
    setPlacement(placement);
  };
}
