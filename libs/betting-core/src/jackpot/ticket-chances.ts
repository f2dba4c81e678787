import { wrongArgument } from '../assertions.ts';
import type { Jackpot } from './jackpot.ts';
import { TIER_PERCENTS } from './jackpot-fund.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';
import { coveredChance, pricedPicks } from './priced-pick.ts';
import { rightChances } from './right-chances.ts';

/** The chance of a tier. */
export interface TierChance {
  /** The number of right picks that a line needs. */
  readonly right: number;
  /** The chance that the best line of the ticket has exactly this many right, 0 to 1. */
  readonly chance: number;
}

/** The chances of a ticket by the prices, without margin. Void matches are not considered. */
export interface TicketChances {
  /** The chance of a line with everything right, 0 to 1. */
  readonly allRight: number;
  /** The chance of each tier, highest first. */
  readonly tiers: readonly TierChance[];
  /** The chance that the ticket wins anything, 0 to 1. */
  readonly any: number;
}

/**
 * Returns the chances of a ticket; null while a pick or a price is missing. Throws RangeError for a wrong ticket.
 *
 * @example
 * const jackpot = aJackpot(2);
 * ticketChances(favourites(jackpot), jackpot)?.tiers.map(({ right, chance }) => `${right} ${chance.toFixed(3)}`); // 2 0.265,1 0.500,0 0.235
 */
export function ticketChances(ticket: JackpotTicket, jackpot: Jackpot): TicketChances | null {
  const priced = pricedPicks(ticket, jackpot);
  if (priced === null) return null;
  const right = rightChances(priced.map(coveredChance));
  const tiers = TIER_PERCENTS.map((_, wrong): TierChance => {
    const count = priced.length - wrong;
    return { right: count, chance: right[count] ?? 0 };
  });
  const any = tiers.reduce((sum, { chance }) => sum + chance, 0);
  return { allRight: tiers[0]?.chance ?? 0, tiers, any };
}

/**
 * Writes a chance as the N of "about 1 in N": whole, with two significant digits above 100. Throws RangeError for a
 * chance that is not above 0.
 *
 * @example
 * [0.5, 0.000237].map(oneIn); // 2,4200
 */
export function oneIn(chance: number): number {
  if (!(chance > 0)) throw wrongArgument('chance', chance, 'above 0');
  const count = Math.max(1, 1 / chance);
  return count > 100 ? Number(count.toPrecision(2)) : Math.round(count);
}
