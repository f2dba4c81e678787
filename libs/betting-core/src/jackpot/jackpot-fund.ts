import { assertAmount, assertCount, assertCounts } from '../assertions.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { withholdingTax } from '../bet/withholding-tax.ts';
import { cents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';
import type { JackpotMatch, JackpotTier } from './jackpot.ts';
import { assertResults, assertTiers } from './jackpot-assertions.ts';
import { sharePrize } from './score-ticket.ts';

/** What of a ticket's stake after tax goes into the fund, in percent (D80). */
export const FUND_PERCENT = 30;

/** What of the fund each tier shares, in percent: all right, one wrong, two wrong (D80). */
export const TIER_PERCENTS = [80, 12, 8] as const;

/** What a ticket adds to the fund: 30 % of its stake after tax, half a cent rounded up (D80). */
export function fundContribution(stakeAfterTax: Cents): Cents {
  assertAmount(stakeAfterTax, 'stakeAfterTax');
  return percentOf(FUND_PERCENT, stakeAfterTax);
}

/** How a fund is split between the tiers of so many matches, each rounded down; no tier has fewer than none right (D80, D89). */
export function tiersOf(fund: Cents, matchCount: number): readonly JackpotTier[] {
  assertAmount(fund, 'fund');
  assertCount(matchCount, 'matchCount');
  return TIER_PERCENTS.slice(0, matchCount + 1).map((percent, wrong) => ({
    right: matchCount - wrong,
    pool: cents(Number((BigInt(fund) * BigInt(percent)) / 100n)),
    lines: null,
    perLine: null,
  }));
}

/** How a settled fund went out. */
export interface SharedFund {
  /** The tiers with their lines and what each line receives. */
  readonly tiers: readonly JackpotTier[];
  /** What nobody won or could not be shared evenly: it goes into the next fund of the type. */
  readonly rollover: Cents;
}

/**
 * Shares a fund between the lines of its tiers, `lines` given highest tier first (D80). What is paid and what
 * rolls over is the fund, to the cent.
 */
export function shareFund(fund: Cents, matchCount: number, lines: readonly number[]): SharedFund {
  assertCounts(lines, 'lines');
  const tiers = tiersOf(fund, matchCount).map((tier, at): JackpotTier => {
    const count = lines[at] ?? 0;
    return { ...tier, lines: count, perLine: sharePrize(tier.pool, count).perLine };
  });
  const paid = tiers.reduce((sum, { lines: count, perLine }) => sum + (count ?? 0) * (perLine ?? 0), 0);
  return { tiers, rollover: subtractCents(fund, cents(paid)) };
}

/** How many lines of a scored ticket reached each tier, highest first. `score` is what `scoreTicket` made. */
export function tierLines(score: readonly number[]): readonly number[] {
  assertCounts(score, 'score');
  const all = score.length - 1;
  return TIER_PERCENTS.map((_, wrong) => score[all - wrong] ?? 0);
}

/** What a ticket won. */
export interface TicketPrize {
  /** All its shares. */
  readonly gross: Cents;
  /** Withheld from what they bring beyond the stake after tax. */
  readonly tax: Cents;
  /** What the customer receives. */
  readonly net: Cents;
}

/** What a ticket with these lines in the tiers won; outside the cap on a bet's win (D80). */
export function ticketPrize(
  lines: readonly number[],
  tiers: readonly JackpotTier[],
  stakeAfterTax: Cents,
  record: TaxRecord,
): TicketPrize {
  assertCounts(lines, 'lines');
  assertTiers(tiers);
  const gross = cents(tiers.reduce((sum, { perLine }, at) => sum + (perLine ?? 0) * (lines[at] ?? 0), 0));
  const tax = withholdingTax(gross, stakeAfterTax, record);
  return { gross, tax, net: subtractCents(gross, tax) };
}

/** The most matches of a jackpot that may be void: a quarter, 3 of 13 and 4 of 17 (D81). */
export const maxVoidMatches = (matchCount: number): number => Math.floor(matchCount / 4);

/** What the results so far make of a jackpot. */
export type JackpotVerdict =
  /** Results are missing. */
  | 'running'
  /** Every match has a result. */
  | 'settled'
  /** Too many matches are void: stakes go back (D81). */
  | 'cancelled';

/** What the results so far make of a jackpot (D81). A corrected result may change it. */
export function jackpotVerdict(matches: readonly Pick<JackpotMatch, 'result'>[]): JackpotVerdict {
  assertResults(matches);
  const voids = matches.filter(({ result }) => result === 'void').length;
  if (voids > maxVoidMatches(matches.length)) return 'cancelled';
  return matches.some(({ result }) => result === null) ? 'running' : 'settled';
}
