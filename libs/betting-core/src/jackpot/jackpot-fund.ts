import { assertAmount, assertCounts, placed, wrongArgument } from '../assertions.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { withholdingTax } from '../bet/withholding-tax.ts';
import { cents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';
import type { JackpotMatch, JackpotTier } from './jackpot.ts';
import { assertResults, assertSome, assertTiers } from './jackpot-assertions.ts';
import { sharePrize } from './score-ticket.ts';

/** Percent of a ticket's stake after tax that goes into the fund. */
export const FUND_PERCENT = 30;

/** Percent of the fund that each tier shares: all right, one wrong, two wrong. */
export const TIER_PERCENTS = [80, 12, 8] as const;

/**
 * Returns the part of a ticket's stake after tax that goes into the fund: 30 %, half a cent rounded up. Throws
 * RangeError for a wrong amount.
 *
 * @example
 * formatKes(fundContribution(kes(49))); // KES 14.70
 */
export function fundContribution(stakeAfterTax: Cents): Cents {
  assertAmount(stakeAfterTax, 'stakeAfterTax');
  return percentOf(FUND_PERCENT, stakeAfterTax);
}

/**
 * Splits a fund between the tiers of this many matches, each rounded down. No tier has fewer than none right. Throws
 * RangeError for a wrong amount, or without matches.
 *
 * @example
 * tiersOf(kes(250_000), 13).map(({ right, pool }) => `${right}: ${formatKes(pool)}`); // 13: KES 200,000.00,12: KES 30,000.00,11: KES 20,000.00
 */
export function tiersOf(fund: Cents, matchCount: number): readonly JackpotTier[] {
  assertAmount(fund, 'fund');
  assertSome(matchCount, 'matchCount');
  return TIER_PERCENTS.slice(0, matchCount + 1).map((percent, wrong) => ({
    right: matchCount - wrong,
    pool: cents(Number((BigInt(fund) * BigInt(percent)) / 100n)),
    lines: null,
    perLine: null,
  }));
}

/** The shares of a settled fund. */
export interface SharedFund {
  /** The tiers with their lines and the amount that each line receives. */
  readonly tiers: readonly JackpotTier[];
  /** The amount that nobody won or that could not be shared evenly. It goes into the next fund of the type. */
  readonly rollover: Cents;
}

/**
 * Shares a fund between the lines of its tiers. The amounts paid and the rollover add up to the fund, to the cent. Throws
 * RangeError for a wrong amount or number, or unless there is a number of lines for each tier.
 *
 * @param lines The lines that reached each tier, the highest tier first; zero where nobody did.
 * @example
 * const { tiers, rollover } = shareFund(kes(250_000), 13, [0, 3, 41]);
 * tiers.map(({ perLine }) => perLine); // 0,1000000,48780
 * formatKes(rollover); // KES 200,000.20
 */
export function shareFund(fund: Cents, matchCount: number, lines: readonly number[]): SharedFund {
  const empty = tiersOf(fund, matchCount);
  assertLines(lines, empty);
  const tiers = empty.map((tier, at): JackpotTier => {
    const count = lines[at] ?? 0;
    return { ...tier, lines: count, perLine: sharePrize(tier.pool, count).perLine };
  });
  const paid = tiers.reduce((sum, { lines: count, perLine }) => sum + (count ?? 0) * (perLine ?? 0), 0);
  return { tiers, rollover: subtractCents(fund, cents(paid)) };
}

/** Asserts a number of lines for each tier: a missing one would count as nobody, and one too many would be dropped. */
function assertLines(lines: readonly number[], tiers: readonly JackpotTier[]): void {
  assertCounts(lines, 'lines');
  if (lines.length !== tiers.length)
    throw wrongArgument('lines', lines.length, `${tiers.length}, one for each tier`);
}

/**
 * Returns the lines of a scored ticket that reached each tier of its jackpot, the highest tier first. Throws RangeError
 * for a wrong score.
 *
 * @param score The answer of `scoreTicket`.
 * @example
 * tierLines([0, 1, 2, 1]); // 1,2,1
 */
export function tierLines(score: readonly number[]): readonly number[] {
  assertCounts(score, 'score');
  if (score.length < 2) throw wrongArgument('score', score.length, 'two numbers or more');
  return score.toReversed().slice(0, TIER_PERCENTS.length);
}

/** The prize of a ticket. */
export interface TicketPrize {
  /** The sum of its shares. */
  readonly gross: Cents;
  /** The tax withheld from the part beyond the stake after tax. */
  readonly tax: Cents;
  /** The amount that the customer receives. */
  readonly net: Cents;
}

/**
 * Returns the prize of a ticket with these lines in the tiers. The cap on a bet's win does not apply. Throws RangeError
 * for wrong tiers or record, and for lines that are not one number for each tier or are more than reached it.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const { tiers } = shareFund(kes(250_000), 13, [0, 3, 41]);
 * ticketPrize([0, 1, 1], tiers, kes(87.11), taxRecord); // { gross: 1048780, tax: 208014, net: 840766 }
 */
export function ticketPrize(
  lines: readonly number[],
  tiers: readonly JackpotTier[],
  stakeAfterTax: Cents,
  record: TaxRecord,
): TicketPrize {
  assertTiers(tiers);
  assertLines(lines, tiers);
  for (const [at, { lines: all }] of tiers.entries())
    if (all !== null && (lines[at] ?? 0) > all)
      throw wrongArgument(placed('lines[#]', at), lines[at], `at most ${all}, the lines of its tier`);
  const gross = cents(tiers.reduce((sum, { perLine }, at) => sum + (perLine ?? 0) * (lines[at] ?? 0), 0));
  const tax = withholdingTax(gross, stakeAfterTax, record);
  return { gross, tax, net: subtractCents(gross, tax) };
}

/**
 * Returns the most matches of a jackpot that may be void: a quarter, 3 of 13 and 4 of 17. Throws RangeError without
 * matches.
 *
 * @example
 * [13, 17].map(maxVoidMatches); // 3,4
 */
export function maxVoidMatches(matchCount: number): number {
  assertSome(matchCount, 'matchCount');
  return Math.floor(matchCount / 4);
}

/** The verdict on a jackpot by the results so far. */
export type JackpotVerdict =
  /** Results are missing. */
  | 'running'
  /** Every match has a result. */
  | 'settled'
  /** Too many matches are void: the stakes are returned. */
  | 'cancelled';

/**
 * Judges a jackpot by the results so far. A corrected result may change the verdict. Throws RangeError for a wrong
 * result, or without matches.
 *
 * @example
 * jackpotVerdict([{ result: 'home' }, { result: null }, { result: 'void' }, { result: 'draw' }]); // running
 * jackpotVerdict([{ result: 'void' }, { result: 'draw' }, { result: 'void' }, { result: 'away' }]); // cancelled
 */
export function jackpotVerdict(matches: readonly Pick<JackpotMatch, 'result'>[]): JackpotVerdict {
  assertResults(matches);
  const voids = matches.filter(({ result }) => result === 'void').length;
  if (voids > maxVoidMatches(matches.length)) return 'cancelled';
  return matches.some(({ result }) => result === null) ? 'running' : 'settled';
}
