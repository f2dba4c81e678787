import { wrongArgument } from '../assertions.ts';
import type { Jackpot } from './jackpot.ts';
import { TIER_PERCENTS } from './jackpot-fund.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';
import { coveredChance, pricedPicks } from './priced-pick.ts';
import { rightChances } from './right-chances.ts';

/** How likely a tier is. */
export interface TierChance {
  /** How many picks of a line have to be right. */
  readonly right: number;
  /** The chance that the best line of the ticket has exactly so many right, 0 to 1. */
  readonly chance: number;
}

/** How likely a ticket wins, by the prices with the margin taken out (D83). Void matches are left out of account. */
export interface TicketChances {
  /** The chance of a line with everything right, 0 to 1. */
  readonly allRight: number;
  /** The chance of each tier, highest first. */
  readonly tiers: readonly TierChance[];
  /** The chance that the ticket wins anything, 0 to 1. */
  readonly any: number;
}

/** How likely a ticket wins (D83); null while a pick or a price is missing. */
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
 * A chance as the N of "about 1 in N": whole, of two significant digits above 100 (D83). Throws RangeError
 * for what is no chance at all.
 */
export function oneIn(chance: number): number {
  if (!(chance > 0)) throw wrongArgument('chance', chance, 'above 0');
  const count = Math.max(1, 1 / chance);
  return count > 100 ? Number(count.toPrecision(2)) : Math.round(count);
}
