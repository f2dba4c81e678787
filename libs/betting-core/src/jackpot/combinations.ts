import { assertAmount } from '../assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import { assertTicket } from './jackpot-assertions.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';

/**
 * Counts the matches of a ticket that have two picks. Throws RangeError for a wrong ticket.
 *
 * @example
 * doublesOf(aTicket(aJackpot(2), ['1,X', '2'])); // 1
 */
export function doublesOf(ticket: JackpotTicket): number {
  assertTicket(ticket);
  return ticket.picks.filter(({ pick }) => pick.length === 2).length;
}

/**
 * Counts the lines that a ticket plays: one, doubled by every match with two picks.
 *
 * @example
 * combinations(aTicket(aJackpot(3), ['1,X', '1,2', '2'])); // 4
 */
export const combinations = (ticket: JackpotTicket): number => 2 ** doublesOf(ticket);

/**
 * Returns the price of a ticket: the price of a line times its lines. Throws RangeError for a wrong ticket or amount.
 *
 * @example
 * formatKes(ticketStake(aTicket(aJackpot(2), ['1,X', '2']), kes(49))); // KES 98.00
 */
export function ticketStake(ticket: JackpotTicket, betAmount: Cents): Cents {
  assertAmount(betAmount, 'betAmount');
  return cents(betAmount * combinations(ticket));
}
