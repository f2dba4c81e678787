import { wrongArgument } from '../assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import { combinations } from './combinations.ts';
import { JACKPOT_RESULTS, type Jackpot, type JackpotTier } from './jackpot.ts';
import { TIER_PERCENTS } from './jackpot-fund.ts';
import type { JackpotTicket, Pick } from './jackpot-ticket.ts';
import { resultChances, type ResultChances } from './result-chances.ts';

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
  const right = rightChances(priced.map(covered));
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

/**
 * What one line of the ticket brings back on average, before tax, from the fund as it is (D83); null while a
 * pick, a price or the fund is missing. Each tier is shared with whoever else reaches it, of all lines in play
 * and the ticket's own. About them this is assumed: each is picked by itself, every result as often as its
 * chance, and no more often right because ours is. Void matches are left out of account.
 */
export function averageReturn(ticket: JackpotTicket, jackpot: Jackpot): Cents | null {
  const priced = pricedPicks(ticket, jackpot);
  const { fund } = jackpot;
  if (priced === null || fund === null) return null;
  const own = rightChances(priced.map((pick) => covered(pick) / pick.pick.length));
  const other = rightChances(priced.map(({ chances }) => chances.reduce((sum, one) => sum + one * one, 0)));
  const lines = fund.lines + combinations(ticket);
  const average = ({ right, pool }: JackpotTier): number =>
    pool * (own[right] ?? 0) * averageShare(other[right] ?? 0, lines);
  return cents(Math.round(fund.tiers.reduce((sum, tier) => sum + average(tier), 0)));
}

/** What of a pool a winning line keeps on average, where each of the other lines reaches it with this chance. */
function averageShare(chance: number, lines: number): number {
  // Not 1 - (1 - chance) ** lines: of a small chance, that keeps few digits.
  return chance === 0 ? 1 : -Math.expm1(lines * Math.log1p(-chance)) / (lines * chance);
}

/** A pick beside the chances of its match. */
interface PricedPick {
  readonly pick: Pick;
  readonly chances: ResultChances;
}

function pricedPicks(ticket: JackpotTicket, jackpot: Jackpot): readonly PricedPick[] | null {
  if (ticket.jackpotId !== jackpot.id) return null;
  const priced = jackpot.matches.flatMap((match): readonly PricedPick[] => {
    const pick = ticket.picks.find(({ matchId }) => matchId === match.id)?.pick;
    const chances = resultChances(match);
    return pick === undefined || chances === null ? [] : [{ pick, chances }];
  });
  return priced.length === jackpot.matches.length ? priced : null;
}

/** The chance that the result is among the picks. */
const covered = ({ pick, chances }: PricedPick): number =>
  pick.reduce((sum, result) => sum + (chances[JACKPOT_RESULTS.indexOf(result)] ?? 0), 0);

/** From the chance of each to be right, the chance at index k that exactly k of them are (Poisson binomial). */
const rightChances = (chances: readonly number[]): readonly number[] =>
  chances.reduce<readonly number[]>(
    (counts, chance) =>
      Array.from(
        { length: counts.length + 1 },
        (_, at) => (counts[at] ?? 0) * (1 - chance) + (counts[at - 1] ?? 0) * chance,
      ),
    [1],
  );
