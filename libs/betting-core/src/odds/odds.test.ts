import { describe, expect, test } from 'vitest';
import { formatOdds, oddsFromThousandths, parseOdds, toDecimal, type Odds } from './odds.ts';
import { formatTotalOdds, totalOdds, totalOddsHundredths } from './total-odds.ts';

const odds = (...thousandths: readonly number[]): Odds[] => thousandths.map(oddsFromThousandths);

describe('a price', () => {
  test.each([1_001, 2_350, 10_000_000])('%d thousandths', (thousandths) => {
    expect(oddsFromThousandths(thousandths)).toBe(thousandths);
  });
  test.each([1_000, 0, -2_000, 2_350.5, NaN, 10_000_001])('%d thousandths is a bug', (thousandths) => {
    expect(() => oddsFromThousandths(thousandths)).toThrow(
      new RangeError(
        `thousandths must be Odds of 1001 to 10000000, got ${thousandths}; make one with oddsFromThousandths(1850)`,
      ),
    );
  });
  test.each([
    ['1.85', 1850],
    [1.85, 1850],
    ['2', 2000],
    [101.5, 101500],
    ['1.001', 1001],
    ['28.1250000', 28125],
    [10_000, 10_000_000],
    ['010.5', 10500],
  ])('%j is read', (written, thousandths) => {
    expect(parseOdds(written)).toEqual({ ok: true, value: thousandths });
  });
  test.each([
    '',
    ' 1.85',
    '1.85 ',
    '1,85',
    '1.8505',
    '-1.85',
    '+1.85',
    '1e3',
    '.5',
    '2.',
    '1/2',
    NaN,
    Infinity,
    1e21,
    'x2',
    '2x',
    '1234567890',
  ])('%j is unreadable', (written) => {
    expect(parseOdds(written)).toEqual({ ok: false, reason: { kind: 'odds-unreadable' } });
  });
  test.each(['1', '1.000', 0, '0.5'])('%j is too low', (written) => {
    expect(parseOdds(written)).toEqual({ ok: false, reason: { kind: 'odds-too-low' } });
  });
  test.each(['10000.001', 999_999_999])('%j is too high', (written) => {
    expect(parseOdds(written)).toEqual({ ok: false, reason: { kind: 'odds-too-high' } });
  });
  test.each([
    [1_001, '1.001'],
    [2_350, '2.35'],
    [2_000, '2.00'],
    [28_125, '28.125'],
    [2_010, '2.01'],
    [99_999, '99.999'],
    [100_000, '100.0'],
    [101_500, '101.5'],
    [101_550, '101.6'],
    [999_949, '999.9'],
    [999_950, '1000'],
    [1_000_000, '1000'],
    [1_001_499, '1001'],
    [1_001_500, '1002'],
    [10_000_000, '10000'],
  ])('%d is printed in six characters', (thousandths, text) => {
    expect(formatOdds(oddsFromThousandths(thousandths))).toBe(text);
    expect(text.length).toBeLessThanOrEqual(6);
  });
  test('as a number', () => {
    expect(toDecimal(oddsFromThousandths(2_350))).toBe(2.35);
  });
});

describe('the product of prices (D01)', () => {
  test('is exact', () => {
    expect(totalOdds(odds(1_850, 2_100, 3_400))).toEqual({
      numerator: 13_209_000_000n,
      denominator: 1_000_000_000n,
    });
    expect(totalOdds([])).toEqual({ numerator: 1n, denominator: 1n });
  });
  test.each([
    [[2_500], 250, '2.50'],
    [[1_850, 2_100], 389, '3.89'],
    [[1_850, 2_100, 3_400], 1321, '13.21'],
    [[28_125], 2813, '28.13'],
    [[9_000_000, 1_000_000], 900_000_000, '9,000,000.00'],
    [[], 100, '1.00'],
    [[1_001], 100, '1.00'],
  ])('%j is shown with two decimals, half up', (prices, hundredths, text) => {
    expect(totalOddsHundredths(odds(...prices))).toBe(hundredths);
    expect(formatTotalOdds(odds(...prices))).toBe(text);
  });
});
