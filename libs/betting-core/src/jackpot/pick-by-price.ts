import { ticketOf, type Dice } from './autopick.ts';
import { JACKPOT_RESULTS, type Jackpot, type JackpotMatch, type JackpotResult } from './jackpot.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';
import { resultChances } from './result-chances.ts';

/** A new ticket of the likeliest result of each match: the lowest price; home where prices are missing. */
export const favourites = (jackpot: Jackpot): JackpotTicket => ticketOf(jackpot, favourite);

function favourite(match: JackpotMatch): JackpotResult {
  const chances = resultChances(match);
  if (chances === null) return 'home';
  return JACKPOT_RESULTS[chances.indexOf(Math.max(...chances))] ?? 'home';
}

/** How finely chances are told apart when dice are thrown. */
const SIDES = 1_000_000;

/**
 * A new ticket with one random pick for each match, each result as likely as its price says with the margin
 * taken out; where prices are missing, each alike. One die of a million sides is thrown for each match. Throws
 * RangeError when it shows a side it does not have.
 */
export const autopickByPrice = (jackpot: Jackpot, dice: Dice): JackpotTicket =>
  ticketOf(jackpot, (match) => drawn(match, dice(SIDES)));

function drawn(match: JackpotMatch, side: number): JackpotResult {
  if (!Number.isInteger(side) || side < 0 || side >= SIDES) throw new RangeError('Dice without that side');
  const [home, draw] = resultChances(match) ?? [1 / 3, 1 / 3];
  if (side < home * SIDES) return 'home';
  return side < (home + draw) * SIDES ? 'draw' : 'away';
}
