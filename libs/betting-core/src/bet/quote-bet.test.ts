import { describe, expect, test } from 'vitest';
import quotes from '../../examples/bet-quotes.json';
import boosts from '../../examples/boosts.json';
import freeBets from '../../examples/free-bets.json';
import { cents, kes } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import { parseKes } from '../money/parse-kes.ts';
import { parseOdds, type Odds } from '../odds/odds.ts';
import { formatTotalOdds } from '../odds/total-odds.ts';
import { exampleBooster } from '../testing/builders.ts';
import type { BetQuote } from './bet-quote.ts';
import { isFreeBetOffered } from './free-bet.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import { readLimits } from './read-limits.ts';
import { TAX_RECORDS, taxRecordOn } from './tax-record.ts';
import { nairobiDay } from '../time/nairobi-day.ts';

const taxRecord = taxRecordOn(nairobiDay('2026-11-21'), TAX_RECORDS);

function read<T, E>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: E },
): T {
  if (!result.ok) throw new Error(`Unreadable: ${JSON.stringify(result.reason)}`);
  return result.value;
}
const amount = (text: string) => read(parseKes(text));
const pricesOf = (odds: readonly string[]): Odds[] => odds.map((text) => read(parseOdds(text)));
const printed = (quote: BetQuote, prices: readonly Odds[]) => ({
  stakeAfterTax: formatAmount(quote.stakeAfterTax).replaceAll(',', ''),
  totalOdds: formatTotalOdds(prices),
  bonus: formatAmount(quote.bonus).replaceAll(',', ''),
  grossPayout: formatAmount(quote.grossPayout).replaceAll(',', ''),
  withholdingTax: formatAmount(quote.withholdingTax).replaceAll(',', ''),
  netPayout: formatAmount(quote.netPayout).replaceAll(',', ''),
});
const millionths = (multiplier: number): string => (multiplier / 1_000_000).toFixed(6);

describe('the worked examples', () => {
  test.each(quotes)('$id $title (R9-04, D01)', ({ stake, odds, expected }) => {
    const prices = pricesOf(odds);
    expect(
      printed(quoteBet({ stake: amount(stake), prices, limits: DEFAULT_LIMITS, taxRecord }), prices),
    ).toEqual(expected);
  });

  test.each(boosts)(
    '$id $title (R4-09, R9-05, D02)',
    ({ stake, odds, limits, expected: { boost, ...expected } }) => {
      const prices = pricesOf(odds);
      const quote = quoteBet({ stake: amount(stake), prices, limits: readLimits(limits), taxRecord });
      expect(printed(quote, prices)).toEqual(expected);
      expect({ ...quote.boost, multiplier: millionths(quote.boost.multiplier) }).toMatchObject(boost);
    },
  );

  test.each(freeBets)('$id $title (R4-16, R5-09, D06)', (example) => {
    const { netPayoutWithoutStake, multiplier, ...expected } = example.expected;
    const prices = pricesOf(example.odds);
    const limits = readLimits(example.limits ?? []);
    const stake = amount(example.stake);
    const quote = quoteBet({ stake, prices, limits, taxRecord, freeBet: true });
    const withoutStake = quoteBet({
      stake,
      prices,
      limits: { ...limits, freeBetReturnsStake: false },
      taxRecord,
      freeBet: true,
    });
    expect(isFreeBetOffered(amount(example.freeBet), limits)).toBe(example.isOffered);
    expect(printed(quote, prices)).toEqual(expected);
    expect(millionths(quote.boost.multiplier)).toBe(multiplier);
    expect(printed(withoutStake, prices)).toEqual({ ...expected, netPayout: netPayoutWithoutStake });
  });
});

const quoteOf = (stake: number, odds: readonly string[], changes: Partial<typeof DEFAULT_LIMITS> = {}) =>
  quoteBet({
    stake: kes(stake),
    prices: pricesOf(odds),
    limits: { ...DEFAULT_LIMITS, ...changes },
    taxRecord,
  });

describe('the rest of a quote', () => {
  test('the stake is divided between the odds and the tax (R9-04)', () => {
    expect(quoteOf(49, ['2.5'])).toMatchObject({
      stake: 4900,
      stakeAfterTax: 4356,
      stakeTax: 544,
      totalOdds: 250,
    });
  });

  test('a slip with no picks pays nothing and warns of nothing', () => {
    expect(quoteOf(49, [])).toMatchObject({
      totalOdds: 0,
      basePayout: 0,
      bonus: 0,
      grossPayout: 0,
      withholdingTax: 0,
      netPayout: 0,
      notices: [],
    });
  });

  test('a bonus the cap cuts into shows what is left of it (D66)', () => {
    const odds = ['1.5', '1.5', '1.5', '1.5', '1.5', '1.5'];
    const quote = quoteOf(100, odds, { booster: exampleBooster, maxPayout: kes(1_020) });
    expect(quote).toMatchObject({ basePayout: 101251, bonus: 749, grossPayout: 102000, isCapped: true });
    expect(quote.notices).toContainEqual({ kind: 'bonus-capped' });
  });

  test('a payout exactly at the cap is not capped', () => {
    const uncapped = quoteOf(100, ['2.5']);
    const quote = quoteOf(100, ['2.5'], { maxPayout: uncapped.grossPayout });
    expect(quote).toMatchObject({ isCapped: false, grossPayout: 22223, notices: [] });
    expect(quoteOf(100, ['2.5'], { maxPayout: cents(22222) })).toMatchObject({
      isCapped: true,
      grossPayout: 22222,
    });
  });

  test('a kept free-bet stake never makes the payout negative (D06)', () => {
    const limits = { ...DEFAULT_LIMITS, freeBetReturnsStake: false, maxPayout: kes(10) };
    expect(
      quoteBet({ stake: kes(100), prices: pricesOf(['2']), limits, taxRecord, freeBet: true }).netPayout,
    ).toBe(0);
  });

  test('a cash bet keeps its stake whatever free bets do (D06)', () => {
    expect(quoteOf(100, ['2'], { freeBetReturnsStake: false }).netPayout).toBe(quoteOf(100, ['2']).netPayout);
  });

  test('another tax record gives other figures (D08)', () => {
    const record = { ...taxRecord, stakeDivisorThousandths: 1_000, winningsPercent: 0 };
    expect(
      quoteBet({ stake: kes(100), prices: pricesOf(['2']), limits: DEFAULT_LIMITS, taxRecord: record }),
    ).toMatchObject({ stakeAfterTax: 10000, stakeTax: 0, withholdingTax: 0, netPayout: 20000 });
  });

  test('fifty long prices are capped, never overflow', () => {
    const quote = quoteOf(
      20_000,
      Array.from({ length: 50 }, () => '10000'),
    );
    expect(quote).toMatchObject({ grossPayout: 50000000, isCapped: true, totalOdds: 1e202 });
  });

  test('a negative stake is a bug', () => {
    expect(() =>
      quoteBet({ stake: cents(-4900), prices: pricesOf(['2']), limits: DEFAULT_LIMITS, taxRecord }),
    ).toThrow(RangeError);
  });

  test('survives JSON: plain data only', () => {
    const quote = quoteOf(100, ['1.5', '2.25'], { booster: exampleBooster });
    expect(JSON.parse(JSON.stringify(quote))).toEqual(quote);
  });
});
