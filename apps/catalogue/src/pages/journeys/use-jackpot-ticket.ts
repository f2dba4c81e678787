import {
  autopick,
  emptyTicket,
  togglePick,
  type Dice,
  type Jackpot,
  type JackpotMatchId,
  type JackpotResult,
  type JackpotTicket,
  type PickRefusal,
} from '@kipenga/betting-core';
import { useState } from 'react';

/** A ticket being filled: what it holds, what was refused last, and the ways to change it. */
export interface TicketInHand {
  readonly ticket: JackpotTicket;
  readonly refusal: PickRefusal | null;
  readonly toggle: (matchId: JackpotMatchId, result: JackpotResult) => void;
  readonly remove: (matchId: JackpotMatchId) => void;
  readonly clear: () => void;
  readonly pickByChance: () => void;
  /** Gives back what chance has replaced; absent while it has replaced nothing. */
  readonly undo: (() => void) | undefined;
  readonly forgetRefusal: () => void;
}

/** Keeps a ticket by the rules of betting-core, and by nothing else: no rule is written down here. */
export function useJackpotTicket(jackpot: Jackpot, dice: Dice): TicketInHand {
  const [ticket, setTicket] = useState<JackpotTicket>(emptyTicket);
  const [before, setBefore] = useState<JackpotTicket | null>(null);
  const [refusal, setRefusal] = useState<PickRefusal | null>(null);
  return {
    ticket,
    refusal,
    toggle: (matchId, result) => {
      const picked = togglePick(ticket, jackpot, matchId, result);
      if (picked.ok) setTicket(picked.value);
      else setRefusal(picked.reason);
    },
    remove: (matchId) =>
      setTicket({ ...ticket, picks: ticket.picks.filter((pick) => pick.matchId !== matchId) }),
    clear: () => setTicket(emptyTicket),
    pickByChance: () => {
      setBefore(ticket);
      setTicket(autopick(jackpot, dice));
    },
    undo: before === null ? undefined : () => setTicket(before),
    forgetRefusal: () => setRefusal(null),
  };
}
