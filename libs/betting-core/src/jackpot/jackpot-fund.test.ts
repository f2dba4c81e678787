import { describe, expect, test } from 'vitest';
import funds from '../../examples/jackpot-funds.json';
import prizes from '../../examples/jackpot-prizes.json';
import verdicts from '../../examples/jackpot-verdicts.json';
import { TAX_RECORDS, taxRecordOn } from '../bet/tax-record.ts';
import { cents } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import { parseKes } from '../money/parse-kes.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import {
  fundContribution,
  jackpotVerdict,
  maxVoidMatches,
  shareFund,
  ticketPrize,
  tierLines,
  tiersOf,
} from './jackpot-fund.ts';

const record = taxRecordOn(nairobiDay('2026-11-21'), TAX_RECORDS);
const money = (written: string) => {
  const read = parseKes(written);
  if (!read.ok) throw new Error(written);
  return read.value;
};
const printed = (amount: number | null) =>
  amount === null ? null : formatAmount(cents(amount)).replaceAll(',', '');

describe('the worked examples', () => {
  test.each(funds)('$id $title (D80, D89)', ({ fund, matches, lines, expected }) => {
    const { tiers, rollover } = shareFund(money(fund), matches, lines);
    expect({
      right: tiers.map(({ right }) => right),
      pools: tiers.map(({ pool }) => printed(pool)),
      perLine: tiers.map(({ perLine }) => printed(perLine)),
      rollover: printed(rollover),
    }).toEqual(expected);
    expect(tiers.map((tier) => tier.lines)).toEqual(lines);
    expect(tiersOf(money(fund), matches)).toEqual(
      tiers.map((tier) => ({ ...tier, lines: null, perLine: null })),
    );
  });
  test.each(prizes)('$id $title (D80, D89)', ({ lines, perLine, stakeAfterTax, expected }) => {
    const tiers = perLine.map((share, wrong) => ({
      right: 13 - wrong,
      pool: cents(0),
      lines: null,
      perLine: money(share),
    }));
    const stake = money(stakeAfterTax);
    const { gross, tax, net } = ticketPrize(lines, tiers, stake, record);
    expect({
      contribution: printed(fundContribution(stake)),
      gross: printed(gross),
      tax: printed(tax),
      net: printed(net),
    }).toEqual(expected);
  });
  test.each(verdicts)('$id $title (D81)', ({ matches, voids, missing, expected }) => {
    const results = Array.from({ length: matches }, (_, at) => ({
      result: at < voids ? ('void' as const) : at < voids + missing ? null : ('draw' as const),
    }));
    expect({ maxVoids: maxVoidMatches(matches), verdict: jackpotVerdict(results) }).toEqual(expected);
  });
});

test('a fund that is not yet shared pays nobody', () => {
  expect(ticketPrize([1, 2, 3], tiersOf(cents(100_00), 13), cents(43_56), record)).toEqual({
    gross: 0,
    tax: 0,
    net: 0,
  });
});

test('the tiers of a score are its three highest counts', () => {
  expect(tierLines([9, 8, 7, 6, 5])).toEqual([5, 6, 7]);
  expect(tierLines([4, 2])).toEqual([2, 4]);
});

test('of one match there is no tier below none right', () => {
  expect(tiersOf(cents(100), 1).map(({ right, pool }) => [right, pool])).toEqual([
    [1, 80],
    [0, 12],
  ]);
  expect(shareFund(cents(100), 1, [1, 1]).rollover).toBe(8);
});

test.each([
  ['fund', () => tiersOf(-1 as never, 13), 'fund must be zero or more, got -1'],
  ['matches', () => tiersOf(cents(1), 0), 'matchCount must be a whole number above 0, got 0'],
  ['lines', () => shareFund(cents(1), 13, [1]), 'lines must be 3, one for each tier, got 1'],
  ['lines', () => shareFund(cents(1), 13, [0, 0, 0, 5]), 'lines must be 3, one for each tier, got 4'],
  [
    'lines',
    () => ticketPrize([0, 1], tiersOf(cents(1), 13), cents(1), record),
    'lines must be 3, one for each tier, got 2',
  ],
  [
    'lines',
    () => ticketPrize([5, 0, 0], shareFund(cents(1), 13, [1, 0, 0]).tiers, cents(1), record),
    'lines[0] must be at most 1, the lines of its tier, got 5',
  ],
  ['stake', () => fundContribution(-1 as never), 'stakeAfterTax must be zero or more, got -1'],
])('%s that cannot be', (_, run, message) => {
  expect(run).toThrow(new RangeError(message));
});
