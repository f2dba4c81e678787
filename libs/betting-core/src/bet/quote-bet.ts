import { assertAmount, assertPrices, wrongArgument } from '../assertions.ts';
import {
  assertBooster,
  assertFlag,
  assertLimits,
  assertRecord,
  assertTaxRecord,
} from '../rule-assertions.ts';
import { cents, maxCents, subtractCents, type Cents } from '../money/cents.ts';
import { asNumber, hundredthsOf } from '../odds/total-odds.ts';
import type { BetQuote } from './bet-quote.ts';
import { boostOf } from './boost.ts';
import { exactPayout, type ExactPayout } from './exact-payout.ts';
import { multipleOf } from './line-sums.ts';
import { quoteNotices } from './quote-notices.ts';
import type { FactorRequest, QuoteRequest } from './quote-request.ts';
import { quoteWorking } from './quote-working.ts';
import { stakeAfterTax } from './stake-tax.ts';
import { countLines, linesAmong, playableSystem, type BetSystem } from './system.ts';
import { withholdingTax } from './withholding-tax.ts';

/** The figures of a payout, and the figures before the cap. */
export interface Payout extends Pick<
  BetQuote,
  'stakeAfterTax' | 'basePayout' | 'bonus' | 'grossPayout' | 'withholdingTax' | 'netPayout'
> {
  /** The earnings before the cap. */
  readonly earned: ExactPayout;
  /** The part of the stake after tax that a free bet does not pay back. For a system it is the share of the lines that pay. */
  readonly keptStake: Cents;
}

/**
 * Quotes a bet: stake after tax, base, bonus, gross, tax, net. A slip may be a single, an accumulator or a system, and
 * any of its picks a combination at its price. The arithmetic is exact; each figure is rounded to the cent once. The
 * cap is applied before a figure becomes a number, so no accumulator can overflow. A slip without picks pays nothing.
 * Throws RangeError for a stake below zero, a wrong stake, price, limit or tax record, and a system that `checkSystem`
 * refuses.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const prices = [1_850, 2_100, 3_400].map(oddsFromThousandths);
 * const system = { sizes: [2, 3], bankers: [] };
 * const quote = quoteBet({ stake: kes(49), prices, system, limits: DEFAULT_LIMITS, taxRecord });
 * formatKes(quote.netPayout); // KES 274.64
 * quote.system; // { lines: 4, afterTaxPerLine: 1089 }
 */
export function quoteBet(request: QuoteRequest): BetQuote {
  assertRecord(request, 'request');
  assertRequest(request);
  const { prices, system, ...terms } = request;
  if (system === undefined) return quoteFactors({ ...terms, factors: prices });
  return quoteFactors({ ...terms, factors: prices, system: playableSystem(prices.length, system) });
}

/** The same for factors and a system that were asserted before. */
export function quoteFactors(request: FactorRequest): BetQuote {
  const { stake, factors, limits, system } = request;
  const { earned, keptStake, ...payout } = payoutOf(request);
  const figures = {
    stake,
    ...payout,
    stakeTax: subtractCents(stake, payout.stakeAfterTax),
    totalOdds: factors.length === 0 ? 0 : asNumber(hundredthsOf(multipleOf(factors, system))),
    isCapped: earned.base + earned.bonus > BigInt(limits.maxPayout),
    boost: boostOf(factors, system === undefined ? limits.booster : null),
    ...(system === undefined
      ? {}
      : { system: systemQuote(payout.stakeAfterTax, countLines(factors.length, system)) }),
  };
  return {
    ...figures,
    working: quoteWorking(figures, request, keptStake),
    notices: quoteNotices(figures, request, earned),
  };
}

const systemQuote = (atStake: Cents, lines: number) => ({
  lines,
  afterTaxPerLine: cents(Math.round(atStake / lines)),
});

/** Returns the payout of a request that was asserted before, without its working. */
export function payoutOf({ stake, factors, system, limits, taxRecord, freeBet }: FactorRequest): Payout {
  const atStake = stakeAfterTax(stake, taxRecord);
  const earned = exactPayout(atStake, { factors, system, booster: limits.booster });
  const grossPayout = atMost(limits.maxPayout, earned.base + earned.bonus);
  const basePayout = atMost(limits.maxPayout, earned.base);
  const tax = withholdingTax(grossPayout, atStake, taxRecord);
  const isKept = freeBet === true && !limits.freeBetReturnsStake; // The operator pays a free bet without its stake.
  const keptStake = isKept ? stakeOfLinesAlive(atStake, factors, system) : cents(0);
  return {
    stakeAfterTax: atStake,
    basePayout,
    bonus: subtractCents(grossPayout, basePayout), // The booster's part is what the cap leaves of it.
    grossPayout,
    withholdingTax: tax,
    netPayout: maxCents(cents(0), cents(grossPayout - tax - keptStake)),
    earned,
    keptStake,
  };
}

/** Returns the share of a stake that is on the lines that pay: a system's lost lines have brought none of it back. */
function stakeOfLinesAlive(atStake: Cents, factors: readonly number[], system: BetSystem | undefined): Cents {
  if (system === undefined || !factors.includes(0)) return atStake;
  const alive = linesAmong(
    factors.map((factor) => factor > 0),
    system,
  );
  return cents(Math.round((atStake * alive) / countLines(factors.length, system)));
}

/** Asserts the terms of money rules: stake, limits and tax record. */
export function assertTerms({
  stake,
  limits,
  taxRecord,
}: Pick<QuoteRequest, 'stake' | 'limits' | 'taxRecord'>): void {
  assertAmount(stake, 'stake');
  assertLimits(limits);
  assertAmount(limits.minStake, 'limits.minStake');
  assertAmount(limits.maxPayout, 'limits.maxPayout');
  assertAmount(limits.maxDailyPayout, 'limits.maxDailyPayout');
  assertBooster(limits.booster);
  assertFlag(limits.freeBetReturnsStake, 'limits.freeBetReturnsStake');
  assertTaxRecord(taxRecord);
}

/** No bet has more prices than this: the time that their product takes grows with the square of their number. */
const MOST_PRICES = 1_000;

function assertRequest({ stake, prices, limits, taxRecord, freeBet, paidToday }: QuoteRequest): void {
  assertAmount(stake, 'stake');
  assertPrices(prices);
  if (prices.length > MOST_PRICES)
    throw wrongArgument('prices', prices.length, `at most ${MOST_PRICES} prices`);
  assertTerms({ stake, limits, taxRecord });
  if (freeBet !== undefined) assertFlag(freeBet, 'freeBet');
  if (paidToday !== undefined) assertAmount(paidToday, 'paidToday');
}

/** An amount beyond exact numbers is beyond any cap, so comparing it as a number loses nothing. */
const atMost = (cap: Cents, amount: bigint): Cents => cents(Math.min(cap, Number(amount)));
