import { betsApi, failureOf, isSessionEnd, useDepositMutation, type PlaceBetRequest } from '@kipenga/api';
import type { Cents } from '@kipenga/betting-core';
import { apiFailureMessage, dialogShown, selectProfile, useShellDispatch } from '@kipenga/shell';
import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { BetslipRootState, Singles, SlipView } from '../slip/index.ts';
import { depositAndBetFailure, promptSentMessage, refusedMessage } from './placement-messages.ts';
import { betSent } from './sent-bets.slice.ts';
import { picksOfBet, sentBetOf } from './sent-picks.ts';
import { singlesMessage, type SingleOutcome } from './singles-message.ts';
import { takeOffSlip } from './take-off-slip.ts';
import { usePaidIn } from './use-paid-in.ts';
import { wholeShillings } from './whole-shillings.ts';

/** Singles that were confirmed, and the money they lack. */
interface Confirmed {
  readonly requests: readonly PlaceBetRequest[];
  /** What all of them take from the balance. */
  readonly stake: Cents;
  readonly shortBy: Cents;
}

/** Where placing singles stands. One whose answer got lost is followed elsewhere. */
export type SinglesPlacement =
  | { readonly phase: 'ready' | 'placing' }
  /** So much is missing for all of them. Offered while those very bets are on the slip. */
  | ({ readonly phase: 'short' | 'depositing' | 'awaiting' } & Confirmed);

/** Placing the singles of a slip, and what it has come to. */
export interface PlaceSingles {
  readonly placement: SinglesPlacement;
  /** Places them at once, each under a key of its own. */
  readonly place: (requests: readonly PlaceBetRequest[]) => Promise<void>;
  readonly offerDeposit: (confirmed: Confirmed) => void;
  /** Asks for the missing money. The bets are placed from here when it has come. */
  readonly deposit: () => Promise<void>;
  readonly reset: () => void;
}

interface OnSheet {
  readonly view: SlipView;
  readonly singles: Singles;
  /** Closes the sheet. */
  readonly onPlaced: () => void;
}

const READY: SinglesPlacement = { phase: 'ready' };

/** Places the singles of a slip and tells of each how it went (R4-13, R4-14, D24). */
export function usePlaceSingles({ view, singles, onPlaced }: OnSheet): PlaceSingles {
  const [last, setPlacement] = useState<SinglesPlacement>(READY);
  const isOnSlip = useIsOnSlip(view, singles);
  const isOver = 'requests' in last && !last.requests.every((one) => isOnSlip(one, last.phase));
  // Dropped, not hidden: what has left the slip, or stands on it otherwise, is not placed when the money comes.
  if (isOver) setPlacement(READY);
  const placement = isOver ? READY : last;
  const send = useSendSingles(onPlaced);
  const place = async (requests: readonly PlaceBetRequest[]) => {
    setPlacement({ phase: 'placing' });
    await send(requests);
    setPlacement(READY);
  };
  usePaidIn(placement.phase === 'awaiting' ? placement.stake : null, () => {
    if (placement.phase === 'awaiting') void place(placement.requests);
  });
  return {
    placement,
    place,
    offerDeposit: (confirmed) => setPlacement({ phase: 'short', ...confirmed }),
    deposit: useDepositFor(placement, setPlacement),
    reset: () => setPlacement(READY),
  };
}

/** Does a confirmed single still stand on the slip, this customer's, with the same stake, not placed since, and at a price they took? */
function useIsOnSlip({ priced }: SlipView, { isOn, lines }: Singles) {
  const profileId = useSelector(selectProfile)?.profileId;
  return (request: PlaceBetRequest, phase: SinglesPlacement['phase']): boolean => {
    const [pick] = request.selections;
    const line = lines.find(({ selection }) => selection.outcomeId === pick?.outcomeId);
    const isFree = isOn && line !== undefined && line.sent === null && line.stake === request.stake;
    if (!isFree || request.profileId !== profileId) return false;
    const isAgreed = priced.unagreed.every(({ outcomeId }) => outcomeId !== pick?.outcomeId);
    return phase !== 'short' || (line.state === 'open' && isAgreed);
  };
}

function useSendSingles(onPlaced: () => void) {
  const dispatch = useShellDispatch();
  const store = useStore<BetslipRootState>();
  const sendOne = async (request: PlaceBetRequest): Promise<SingleOutcome> => {
    const sending = dispatch(betsApi.endpoints.placeBet.initiate(request));
    const { data: answer, error } = await sending;
    sending.reset();
    if (answer?.kind === 'placed') {
      takeOffSlip(store, picksOfBet(request)); // at once: a reload while others are on their way finds it gone
      return { request, answer };
    }
    if (answer !== undefined) return { request, answer };
    const failure = failureOf(error);
    if (failure?.kind === 'answer-lost') {
      dispatch(betSent(sentBetOf({ bet: request }, 'answer')));
      return { request, isLost: true };
    }
    return { request, failure: isSessionEnd(failure) ? null : apiFailureMessage(error) };
  };
  return async (requests: readonly PlaceBetRequest[]): Promise<void> => {
    const outcomes = await Promise.all(requests.map(sendOne));
    const message = singlesMessage(outcomes);
    if (message !== null) dispatch(dialogShown(message));
    if (outcomes.every(({ answer }) => answer?.kind === 'placed')) onPlaced();
  };
}

function useDepositFor(placement: SinglesPlacement, setPlacement: (placement: SinglesPlacement) => void) {
  const dispatch = useShellDispatch();
  const phone = useSelector(selectProfile)?.phone;
  const [sendDeposit] = useDepositMutation();
  return async (): Promise<void> => {
    if (placement.phase !== 'short' || phone === undefined) return;
    setPlacement({ ...placement, phase: 'depositing' });
    const { data } = await sendDeposit({ phone, amount: wholeShillings(placement.shortBy) });
    if (data?.kind === 'prompt-sent') {
      dispatch(dialogShown(promptSentMessage()));
      return setPlacement({ ...placement, phase: 'awaiting' });
    }
    dispatch(dialogShown(data === undefined ? depositAndBetFailure() : refusedMessage(data)));
    setPlacement(placement);
  };
}
