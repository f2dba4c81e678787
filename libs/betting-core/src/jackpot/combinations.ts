import { assertAmount } from '../assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import { assertTicket } from './jackpot-assertions.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';

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
