import { ticketOf, type Dice } from './autopick.ts';
import { JACKPOT_RESULTS, type Jackpot, type JackpotMatch, type JackpotResult } from './jackpot.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';
import { resultChances } from './result-chances.ts';

/**
 * Makes a ticket of the likeliest result of each match, the one at the lowest price; home if prices are missing.
 *
 * @example
 * const odds = { home: oddsFromThousandths(4_100), draw: oddsFromThousandths(3_400), away: oddsFromThousandths(1_850) };
 * favourites(aJackpot(1, { matches: [aJackpotMatch(1, { odds })] })).picks[0]?.pick; // away
 */
export const favourites = (jackpot: Jackpot): JackpotTicket => ticketOf(jackpot, favourite);

function favourite(match: JackpotMatch): JackpotResult {
  const chances = resultChances(match);
  if (chances === null) return 'home';
  return JACKPOT_RESULTS[chances.indexOf(Math.max(...chances))] ?? 'home';
}

/** The sides of the die that draws by chances. */
const SIDES = 1_000_000;

/**
 * Makes a ticket with one random pick for each match, each result as likely as its price says without margin; equally
 * likely if prices are missing. One die of a million sides is thrown for each match. Throws RangeError if it returns a
 * side that it does not have.
 *
 * @example
 * autopickByPrice(aJackpot(2), () => 600_000).picks.map(({ pick }) => pick); // draw,draw
 */
export const autopickByPrice = (jackpot: Jackpot, dice: Dice): JackpotTicket =>
  ticketOf(jackpot, (match) => drawn(match, dice(SIDES)));

function drawn(match: JackpotMatch, side: number): JackpotResult {
  if (!Number.isInteger(side) || side < 0 || side >= SIDES) throw new RangeError('Dice without that side');
  const [home, draw] = resultChances(match) ?? [1 / 3, 1 / 3];
  if (side < home * SIDES) return 'home';
  return side < (home + draw) * SIDES ? 'draw' : 'away';
}
