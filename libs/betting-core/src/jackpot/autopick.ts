import { JACKPOT_RESULTS, type Jackpot } from './jackpot.ts';
import { ticketFor, type JackpotTicket } from './jackpot-ticket.ts';
import { jackpotPick } from './toggle-pick.ts';

/** Throws a die: a whole number from 0 up to, and without, the number of sides. */
export type Dice = (sides: number) => number;

/**
 * A new ticket with one random pick per match (R4-07). Throws RangeError when the dice show a side they do
 * not have.
 */
export function autopick(jackpot: Jackpot, dice: Dice): JackpotTicket {
  const picks = jackpot.matches.map((match) => {
    const result = JACKPOT_RESULTS[dice(JACKPOT_RESULTS.length)];
    if (result === undefined) throw new RangeError('Dice without that side');
    return jackpotPick(match, [result]);
  });
  return { ...ticketFor(jackpot), picks };
}
