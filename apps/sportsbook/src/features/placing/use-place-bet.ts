import {
  failureOf,
  isSessionEnd,
  useDepositAndBetMutation,
  usePlaceBetMutation,
  type PlaceBetAnswer,
  type PlaceBetRequest,
} from '@kipenga/api';
import { addCents, type Cents } from '@kipenga/betting-core';
import { apiFailureMessage, dialogShown, oops, selectProfile, useShellDispatch } from '@kipenga/shell';
import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { BetslipRootState, SlipView } from '../slip/index.ts';
import {
  depositAndBetFailure,
  placedMessage,
  promptSentMessage,
  refusedMessage,
  toldOfBet,
} from './placement-messages.ts';
import { wholeShillings } from './whole-shillings.ts';
import { askedAgain, betSent, type SentBet } from './sent-bets.slice.ts';
import { areSamePicks, picksOfBet, sentBetOf } from './sent-picks.ts';
import { takeOffSlip } from './take-off-slip.ts';

/** Where placing stands. A bet whose answer got lost, or that waits for its money, is followed elsewhere. */
export type Placement =
  | { readonly phase: 'ready' }
  | { readonly phase: 'placing' }
  /** 110: so much is missing (R4-13). Offered while that very bet is on the slip, and has not been sent. */
  | { readonly phase: 'short'; readonly request: PlaceBetRequest; readonly shortBy: Cents }
  | { readonly phase: 'depositing'; readonly request: PlaceBetRequest; readonly shortBy: Cents };

export interface PlaceBet {
  readonly placement: Placement;
  readonly place: (request: PlaceBetRequest) => Promise<void>;
  readonly offerDeposit: (request: PlaceBetRequest, shortBy: Cents) => void;
  readonly depositAndBet: () => Promise<void>;
  readonly reset: () => void;
}

const READY: Placement = { phase: 'ready' };

interface OnSheet {
  readonly view: SlipView;
  /** What the picks have become, while its end is not known. */
  readonly sent: SentBet | null;
  /** Closes the sheet. */
  readonly onPlaced: () => void;
}

/** Places the slip and says how it went (R4-13..15, R8-03, R8-04, R8-10). */
export function usePlaceBet({ view, sent, onPlaced }: OnSheet): PlaceBet {
  const [last, setPlacement] = useState<Placement>(READY);
  const isOfSlip = useIsOfSlip(view);
  const isOver =
    'request' in last &&
    (sent !== null || !isOfSlip(last.request) || (last.phase === 'short' && !isPlaceable(view)));
  // Dropped, not hidden: with the same picks on the slip once more, it would place the bet a second time.
  if (isOver) setPlacement(READY);
  const placement = isOver ? READY : last;
  return {
    placement,
    place: useSendBet(setPlacement, view, onPlaced),
    offerDeposit: (request, shortBy) => setPlacement({ phase: 'short', request, shortBy }),
    depositAndBet: useDepositAndBet(placement, setPlacement),
    reset: () => setPlacement(READY),
  };
}

/** Nobody is asked to deposit for a bet that could not be placed: at a price not agreed to, or of a pick that has closed. */
const isPlaceable = ({ priced }: SlipView): boolean =>
  priced.unagreed.length === 0 && priced.closed.length === 0;

/** Is a request for the very bet on the slip: this customer's, of these picks, with this stake? */
function useIsOfSlip({ slip, figures }: SlipView): (request: PlaceBetRequest) => boolean {
  const profileId = useSelector(selectProfile)?.profileId;
  return (request) =>
    request.profileId === profileId &&
    request.stake === figures.quote.stake &&
    areSamePicks(picksOfBet(request), picksOfBet(slip));
}

type SetPlacement = (placement: Placement) => void;

function useSendBet(setPlacement: SetPlacement, { figures: { quote } }: SlipView, onPlaced: () => void) {
  const dispatch = useShellDispatch();
  const store = useStore<BetslipRootState>();
  const [sendBet] = usePlaceBetMutation();
  const tax = addCents(quote.stakeTax, quote.withholdingTax);
  const hear = (answer: PlaceBetAnswer, request: PlaceBetRequest) => {
    switch (answer.kind) {
      case 'placed':
        takeOffSlip(store, picksOfBet(request));
        dispatch(dialogShown(placedMessage(answer, toldOfBet(answer, { request, tax }))));
        return onPlaced();
      case 'insufficient-funds':
        return setPlacement({ phase: 'short', request, shortBy: answer.shortBy ?? request.stake });
      case 'refused':
        return void dispatch(dialogShown(refusedMessage(answer)));
    }
  };
  return async (request: PlaceBetRequest): Promise<void> => {
    setPlacement({ phase: 'placing' });
    const { data, error } = await sendBet(request);
    setPlacement(READY);
    if (data !== undefined) return hear(data, request);
    const failure = failureOf(error);
    if (failure?.kind === 'answer-lost') dispatch(betSent(sentBetOf({ bet: request }, 'answer')));
    // A session that has ended has its own prompt (R4-21); a second message over it would only be in the way.
    else if (!isSessionEnd(failure)) dispatch(dialogShown(oops(apiFailureMessage(error))));
  };
}

function useDepositAndBet(placement: Placement, setPlacement: SetPlacement) {
  const dispatch = useShellDispatch();
  const [sendDeposit] = useDepositAndBetMutation();
  return async (): Promise<void> => {
    if (placement.phase !== 'short') return;
    const { request, shortBy } = placement;
    setPlacement({ ...placement, phase: 'depositing' });
    const { data } = await sendDeposit({
      phone: request.phone,
      amount: wholeShillings(shortBy),
      bet: request,
    });
    if (data?.kind === 'prompt-sent') {
      dispatch(betSent(sentBetOf({ bet: request }, 'deposit')));
      dispatch(dialogShown(promptSentMessage()));
      return setPlacement(READY);
    }
    dispatch(askedAgain()); // without an answer it may have been asked for all the same
    dispatch(dialogShown(data === undefined ? depositAndBetFailure() : refusedMessage(data)));
    setPlacement(placement);
  };
}
