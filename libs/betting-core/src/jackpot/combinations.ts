import { assertAmount, assertList, wrongArgument } from '../assertions.ts';
import { assertRecord } from '../rule-assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import { JACKPOT_RESULTS, type JackpotResult } from './jackpot.ts';
import type { JackpotPick, JackpotTicket, Pick } from './jackpot-ticket.ts';

/** A ticket whose picks cost what they cover: a third result of a match would cost nothing. */
export function assertTicket(ticket: JackpotTicket): void {
  assertRecord(ticket, 'ticket');
  assertList(ticket.picks, 'ticket.picks');
  const at = ticket.picks.findIndex((one) => !isPick((one as JackpotPick | null)?.pick));
  if (at >= 0)
    throw wrongArgument(
      `ticket.picks[${at}].pick`,
      ticket.picks[at]?.pick,
      `one or two of ${JACKPOT_RESULTS.join(', ')}`,
    );
}

const isPick = (pick: Pick | undefined): boolean =>
  Array.isArray(pick) &&
  (pick.length === 1 || (pick.length === 2 && pick[0] !== pick[1])) &&
  pick.every(isResult);

const isResult = (result: JackpotResult): boolean => JACKPOT_RESULTS.includes(result);

/** How many matches of the ticket have two picks. */
export function doublesOf(ticket: JackpotTicket): number {
  assertTicket(ticket);
  return ticket.picks.filter(({ pick }) => pick.length === 2).length;
}

/** How many lines the ticket plays: one, doubled by every match with two picks (R9-06). */
export const combinations = (ticket: JackpotTicket): number => 2 ** doublesOf(ticket);

/** What the ticket costs: the price of a line times its lines (R9-06). */
export function ticketStake(ticket: JackpotTicket, betAmount: Cents): Cents {
  assertAmount(betAmount, 'betAmount');
  return cents(betAmount * combinations(ticket));
}
