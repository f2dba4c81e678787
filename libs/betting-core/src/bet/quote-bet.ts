import { assertAmount, assertPrices } from '../assertions.ts';
import { assertBooster, assertLimits, assertTaxRecord } from '../rule-assertions.ts';
import { cents, maxCents, subtractCents, type Cents } from '../money/cents.ts';
import { hundredthsOf } from '../odds/total-odds.ts';
import type { BetQuote } from './bet-quote.ts';
import { boostOf } from './boost.ts';
import { exactPayout } from './exact-payout.ts';
import { quoteNotices } from './quote-notices.ts';
import type { QuoteRequest } from './quote-request.ts';
import { quoteWorking } from './quote-working.ts';
import { stakeAfterTax } from './stake-tax.ts';
import { withholdingTax } from './withholding-tax.ts';

/**
 * What a bet would pay: stake after tax, base, bonus, gross, tax, net (R9-04, R9-05, D01). The arithmetic is
 * exact; each figure is rounded to the cent once. The cap is applied before a figure becomes a number, so no
 * accumulator can overflow. A slip without picks pays nothing. Throws RangeError for a stake below zero, and
 * for what is no stake, price, limit or tax record.
 */
export function quoteBet(request: QuoteRequest): BetQuote {
  const { stake, prices, limits, taxRecord } = request;
  assertRequest(request);
  const atStake = stakeAfterTax(stake, taxRecord);
  const earned = exactPayout(atStake, prices, limits.booster);
  const grossPayout = atMost(limits.maxPayout, earned.base + earned.bonus);
  const basePayout = atMost(limits.maxPayout, earned.base);
  const tax = withholdingTax(grossPayout, atStake, taxRecord);
  const keptStake = request.freeBet === true && !limits.freeBetReturnsStake ? atStake : cents(0); // D06
  const figures = {
    stake,
    stakeAfterTax: atStake,
    stakeTax: subtractCents(stake, atStake),
    totalOdds: prices.length === 0 ? 0 : Number(hundredthsOf(prices)),
    basePayout,
    bonus: subtractCents(grossPayout, basePayout), // D66
    grossPayout,
    withholdingTax: tax,
    netPayout: maxCents(cents(0), cents(grossPayout - tax - keptStake)),
    isCapped: earned.base + earned.bonus > BigInt(limits.maxPayout),
    boost: boostOf(prices, limits.booster),
  };
  return {
    ...figures,
    working: quoteWorking(figures, request, keptStake),
    notices: quoteNotices(figures, request, earned),
  };
}

function assertRequest({ stake, prices, limits, taxRecord, paidToday }: QuoteRequest): void {
  assertAmount(stake, 'stake');
  assertPrices(prices);
  assertLimits(limits);
  assertAmount(limits.minStake, 'limits.minStake');
  assertAmount(limits.maxPayout, 'limits.maxPayout');
  assertAmount(limits.maxDailyPayout, 'limits.maxDailyPayout');
  assertBooster(limits.booster);
  assertTaxRecord(taxRecord);
  if (paidToday !== undefined) assertAmount(paidToday, 'paidToday');
}

/** An amount beyond exact numbers is beyond any cap, so comparing it as a number loses nothing. */
const atMost = (cap: Cents, amount: bigint): Cents => cents(Math.min(cap, Number(amount)));
