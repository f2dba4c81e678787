import { useDepositAndBetMutation, useRulesInForce, type SentStake } from '@kipenga/api';
import { depositFor, type Cents } from '@kipenga/betting-core';
import { dialogShown, modalOpened, selectProfile, useShellDispatch } from '@kipenga/shell';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { depositAndBetFailure, promptSentMessage, refusedMessage } from './placement-messages.ts';
import { askedAgain, betsSent } from './sent-bets.slice.ts';
import { sentBetsOf } from './sent-picks.ts';

/** What was confirmed, and the money it lacks (R4-13). */
interface Lacking<Stake> {
  readonly phase: 'short' | 'depositing';
  readonly stake: Stake;
  readonly shortBy: Cents;
}

/** Where placing stands. What lost its answer, or waits for its money, is followed elsewhere. */
export type Placement<Stake> = { readonly phase: 'ready' | 'placing' } | Lacking<Stake>;

/** Placing what is on a slip, and what it has come to. */
export interface Placing<Stake> {
  readonly placement: Placement<Stake>;
  readonly place: (stake: Stake) => Promise<void>;
  readonly offerDeposit: (stake: Stake, shortBy: Cents) => void;
  /** Asks for what leaves the missing money after the tax on deposits (D94); the platform places what was confirmed when it comes (R4-15, D78). */
  readonly depositAndPlace: () => Promise<void>;
  readonly reset: () => void;
}

/** What one kind of slip does its own way. */
interface OnSlip<Stake> {
  /** Sends what was confirmed, and says how it went. @returns how much money it lacks; null where that did not stop it. */
  readonly send: (stake: Stake) => Promise<Cents | null>;
  /** Is what lacks money on the slip as it was confirmed, and not sent since? Only then its deposit is offered. */
  readonly isOffered: (lacking: Lacking<Stake>) => boolean;
}

const READY = { phase: 'ready' } as const;

/** Places what is confirmed on a slip, and offers the deposit it lacks (R4-13..15). */
export function usePlacing<Stake extends SentStake>({ send, isOffered }: OnSlip<Stake>): Placing<Stake> {
  const [last, setPlacement] = useState<Placement<Stake>>(READY);
  const isOver = 'stake' in last && !isOffered(last);
  // Dropped, not hidden: with the same picks on the slip once more, it would be placed a second time.
  if (isOver) setPlacement(READY);
  const placement = isOver ? READY : last;
  return {
    placement,
    place: async (stake) => {
      setPlacement({ phase: 'placing' });
      const shortBy = await send(stake);
      setPlacement(shortBy === null ? READY : { phase: 'short', stake, shortBy });
    },
    offerDeposit: (stake, shortBy) => setPlacement({ phase: 'short', stake, shortBy }),
    depositAndPlace: useDepositAndPlace(placement, setPlacement),
    reset: () => setPlacement(READY),
  };
}

function useDepositAndPlace<Stake extends SentStake>(
  placement: Placement<Stake>,
  setPlacement: (placement: Placement<Stake>) => void,
) {
  const dispatch = useShellDispatch();
  const phone = useSelector(selectProfile)?.phone;
  const { taxRecord } = useRulesInForce();
  const [sendDeposit] = useDepositAndBetMutation();
  return async (): Promise<void> => {
    if (!('stake' in placement) || phone === undefined) return;
    const { stake, shortBy } = placement;
    setPlacement({ phase: 'depositing', stake, shortBy });
    const { data } = await sendDeposit({ phone, amount: depositFor(shortBy, taxRecord), ...stake });
    if (data?.kind === 'prompt-sent') {
      dispatch(betsSent(sentBetsOf(stake, 'deposit')));
      dispatch(dialogShown(promptSentMessage()));
      return setPlacement(READY);
    }
    dispatch(askedAgain()); // without an answer it may have been asked for all the same
    if (data?.isIdentityNeeded) dispatch(modalOpened({ name: 'identity' }));
    else dispatch(dialogShown(data === undefined ? depositAndBetFailure() : refusedMessage(data)));
    setPlacement(placement);
  };
}
