import { assertJackpot } from './jackpot-assertions.ts';
import { JACKPOT_RESULTS, type Jackpot, type JackpotMatch, type JackpotResult } from './jackpot.ts';
import { ticketFor, type JackpotTicket } from './jackpot-ticket.ts';
import { jackpotPick } from './toggle-pick.ts';

/** Throws a die: a whole number from 0 up to, and without, the number of sides. */
export type Dice = (sides: number) => number;

/**
 * A new ticket with one random pick per match (R4-07). Throws RangeError when the dice show a side they do
 * not have.
 */
export const autopick = (jackpot: Jackpot, dice: Dice): JackpotTicket =>
  ticketOf(jackpot, () => {
    const result = JACKPOT_RESULTS[dice(JACKPOT_RESULTS.length)];
    if (result === undefined) throw new RangeError('Dice without that side');
    return result;
  });

/** A new ticket with one result of each match. */
export function ticketOf(jackpot: Jackpot, choose: (match: JackpotMatch) => JackpotResult): JackpotTicket {
  assertJackpot(jackpot);
  return {
    ...ticketFor(jackpot),
    picks: jackpot.matches.map((match) => jackpotPick(match, [choose(match)])),
  };
}
