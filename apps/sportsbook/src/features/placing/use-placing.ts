import { useDepositAndBetMutation, useRulesInForce, type SentStake } from '@kipenga/api';
import { depositFor, type Cents } from '@kipenga/betting-core';
import { dialogShown, modalOpened, selectProfile, useShellDispatch } from '@kipenga/shell';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { depositAndBetFailure, promptSentMessage, refusedMessage } from './placement-messages.ts';
import { askedAgain, betsSent } from './sent-bets.slice.ts';
import { sentBetsOf } from './sent-picks.ts';

/** A confirmed stake, and the money it lacks (R4-13). */
interface Lacking<Stake> {
  readonly phase: 'short' | 'depositing';
  readonly stake: Stake;
  readonly shortBy: Cents;
}

/** The state of placing. A stake whose answer got lost, or that waits for its money, is followed elsewhere. */
export type Placement<Stake> = { readonly phase: 'ready' | 'placing' } | Lacking<Stake>;

/** Places a slip's stake, and holds the state of placing. */
export interface Placing<Stake> {
  readonly placement: Placement<Stake>;
  readonly place: (stake: Stake) => Promise<void>;
  readonly offerDeposit: (stake: Stake, shortBy: Cents) => void;
  /**
   * Asks for a deposit that covers the missing money after the tax on deposits (D94). The platform places the stake
   * when it arrives (R4-15, D78).
   */
  readonly depositAndPlace: () => Promise<void>;
  readonly reset: () => void;
}

/** The parts that differ by kind of slip. */
interface OnSlip<Stake> {
  /**
   * Sends the stake and tells the result.
   * @returns the missing money; null if that was not the obstacle.
   */
  readonly send: (stake: Stake) => Promise<Cents | null>;
  /** True if the stake is still on the slip as confirmed, and not sent since. Otherwise its deposit is not offered. */
  readonly isOffered: (lacking: Lacking<Stake>) => boolean;
}

const READY = { phase: 'ready' } as const;

/** Places a slip's confirmed stake, and offers the deposit it lacks (R4-13..15). */
export function usePlacing<Stake extends SentStake>({ send, isOffered }: OnSlip<Stake>): Placing<Stake> {
  const [last, setPlacement] = useState<Placement<Stake>>(READY);
  const isOver = 'stake' in last && !isOffered(last);
  // Dropped, not hidden: if the same picks came back to the slip, it would be placed a second time.
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
    dispatch(askedAgain()); // without an answer, the deposit may have been asked for
    if (data?.isIdentityNeeded) dispatch(modalOpened({ name: 'identity' }));
    else dispatch(dialogShown(data === undefined ? depositAndBetFailure() : refusedMessage(data)));
    setPlacement(placement);
  };
}
