import {
  togglePick,
  type Dice,
  type Jackpot,
  type JackpotMatchId,
  type JackpotResult,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { dialogShown, message, useShellDispatch } from '@kipenga/shell';
import { REFUSAL_MESSAGE } from '@kipenga/ui';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import {
  autopickUndone,
  selectHasJackpotSlip,
  selectReplacedTicket,
  selectTicket,
  ticketAutopicked,
  ticketPicked,
  type JackpotSlipRootState,
} from './jackpot-slip.slice.ts';
import { systemDice } from './system-dice.ts';

/** The ticket on a jackpot's board, and the ways to change it. */
export interface TicketPicks {
  readonly ticket: JackpotTicket;
  /** The slip is still loading: a tap would be lost. */
  readonly isStill: boolean;
  readonly toggle: (matchId: JackpotMatchId, result: JackpotResult) => void;
  /** Replaces the ticket by one that the device fills (R4-07). */
  readonly fill: (by: (jackpot: Jackpot, dice: Dice) => JackpotTicket) => void;
  /** Restores the replaced ticket of this board; absent if none was replaced. */
  readonly undo: (() => void) | undefined;
  /** The ticket that can be restored is of another jackpot. */
  readonly hasPutAside: boolean;
}

/**
 * Fills the jackpot slip by betting-core's rules. A refused pick is explained in the shared dialog (R4-04..07, R5-20,
 * R5-21).
 */
export function useTicketPicks(jackpot: Jackpot): TicketPicks {
  const dispatch = useShellDispatch();
  const store = useStore<JackpotSlipRootState>();
  const replaced = useSelector(selectReplacedTicket);
  const toggle = useCallback(
    (matchId: JackpotMatchId, result: JackpotResult) => {
      const picked = togglePick(selectTicket(store.getState()), jackpot, matchId, result);
      if (picked.ok) return void dispatch(ticketPicked(picked.value));
      dispatch(
        dialogShown({
          tone: 'info',
          title: message('shell.common.oops'),
          message: message(REFUSAL_MESSAGE[picked.reason.kind]),
        }),
      );
    },
    [dispatch, jackpot, store],
  );
  const ticket = useSelector(selectTicket);
  const canUndo = replaced !== null && ticket.jackpotId === jackpot.id;
  return {
    ticket,
    isStill: !useSelector(selectHasJackpotSlip),
    toggle,
    fill: (by) => dispatch(ticketAutopicked(by(jackpot, systemDice))),
    undo: canUndo ? () => dispatch(autopickUndone()) : undefined,
    hasPutAside: canUndo && replaced.picks.length > 0 && replaced.jackpotId !== jackpot.id,
  };
}
