import {
  accountApi,
  betHistoryApi,
  failureOf,
  isSessionEnd,
  useDepositAndBetMutation,
  usePlaceBetMutation,
  type PlaceBetAnswer,
  type PlaceBetRequest,
} from '@kipenga/api';
import { cents, type Cents } from '@kipenga/betting-core';
import { apiFailureMessage, dialogShown, oops, useShellDispatch } from '@kipenga/shell';
import { useState } from 'react';
import { betslipCleared } from './betslip.slice.ts';
import {
  depositAndBetFailure,
  placedMessage,
  promptSentMessage,
  refusedMessage,
} from './placement-messages.ts';
import { stakeReset } from './stake.slice.ts';
import { betWaits } from './waiting-bet.slice.ts';

/** Where placing stands. */
export type Placement =
  | { readonly phase: 'ready' }
  | { readonly phase: 'placing' }
  /** The answer got lost; the same bet is being asked about again, with the same key (D24). */
  | { readonly phase: 'checking'; readonly request: PlaceBetRequest }
  | { readonly phase: 'unknown'; readonly request: PlaceBetRequest }
  /** 110: so much is missing (R4-13). */
  | { readonly phase: 'short'; readonly request: PlaceBetRequest; readonly shortBy: Cents }
  | { readonly phase: 'depositing'; readonly request: PlaceBetRequest; readonly shortBy: Cents };

export interface PlaceBet {
  readonly placement: Placement;
  readonly place: (request: PlaceBetRequest) => Promise<void>;
  /** Asks about a bet whose answer got lost; it cannot be placed twice. */
  readonly askAgain: () => Promise<void>;
  readonly offerDeposit: (request: PlaceBetRequest, shortBy: Cents) => void;
  readonly depositAndBet: () => Promise<void>;
  readonly reset: () => void;
}

const READY: Placement = { phase: 'ready' };

/** Places the slip and says how it went (R4-13..15, R8-03, R8-04, R8-10). `onPlaced` closes the sheet. */
export function usePlaceBet(onPlaced: () => void): PlaceBet {
  const dispatch = useShellDispatch();
  const [sendBet] = usePlaceBetMutation();
  const [sendDeposit] = useDepositAndBetMutation();
  const [placement, setPlacement] = useState<Placement>(READY);

  const hear = (answer: PlaceBetAnswer, request: PlaceBetRequest) => {
    switch (answer.kind) {
      case 'placed':
        dispatch(betslipCleared());
        dispatch(stakeReset());
        dispatch(dialogShown(placedMessage(answer.description, answer.reference)));
        setPlacement(READY);
        return onPlaced();
      case 'insufficient-funds':
        return setPlacement({ phase: 'short', request, shortBy: answer.shortBy ?? request.stake });
      case 'refused':
        dispatch(dialogShown(refusedMessage(answer.description)));
        return setPlacement(READY);
    }
  };
  const send = async (request: PlaceBetRequest, onLost: 'checking' | 'unknown'): Promise<void> => {
    const { data, error } = await sendBet(request);
    if (data !== undefined) return hear(data, request);
    if (failureOf(error)?.kind !== 'answer-lost') {
      // A session that has ended has its own prompt (R4-21); a second message over it would only be in the way.
      if (!isSessionEnd(failureOf(error))) dispatch(dialogShown(oops(apiFailureMessage(error))));
      return setPlacement(READY);
    }
    setPlacement({ phase: onLost, request });
    if (onLost === 'checking') await send(request, 'unknown');
  };
  /** What the bet that will be placed is told by: another one than these. Without an answer nothing is asked for. */
  const lookBefore = async ({ profileId }: PlaceBetRequest) => {
    const fresh = { forceRefetch: true, subscribe: false };
    const [bets, wallet] = await Promise.all([
      dispatch(betHistoryApi.endpoints.getBets.initiate({ profileId, from: 0 }, fresh)),
      dispatch(accountApi.endpoints.getBalance.initiate({ profileId }, fresh)),
    ]);
    return bets.isSuccess && wallet.isSuccess
      ? { knownBets: bets.data.map((bet) => bet.id), balanceBefore: wallet.data.balance }
      : undefined;
  };
  const depositAndBet = async () => {
    if (placement.phase !== 'short') return;
    const { request, shortBy } = placement;
    setPlacement({ phase: 'depositing', request, shortBy });
    const before = await lookBefore(request);
    const data =
      before &&
      (await sendDeposit({ phone: request.phone, amount: wholeShillings(shortBy), bet: request })).data;
    if (before && data?.kind === 'prompt-sent') {
      const { profileId, stake, selections } = request;
      dispatch(
        betWaits({
          profileId,
          stake,
          outcomeIds: selections.map((one) => one.outcomeId),
          ...before,
          sinceMs: Date.now(),
          isSetAside: false,
        }),
      );
      dispatch(dialogShown(promptSentMessage()));
      return setPlacement(READY);
    }
    dispatch(dialogShown(data === undefined ? depositAndBetFailure() : refusedMessage(data.description)));
    setPlacement({ phase: 'short', request, shortBy });
  };

  return {
    placement,
    place: async (request) => {
      setPlacement({ phase: 'placing' });
      await send(request, 'checking');
    },
    askAgain: async () => {
      if (placement.phase !== 'unknown') return;
      setPlacement({ phase: 'checking', request: placement.request });
      await send(placement.request, 'unknown');
    },
    offerDeposit: (request, shortBy) => setPlacement({ phase: 'short', request, shortBy }),
    depositAndBet,
    reset: () => setPlacement(READY),
  };
}

/** Mobile money moves whole shillings (D10). */
const wholeShillings = (amount: Cents): Cents => cents(Math.ceil(amount / 100) * 100);
