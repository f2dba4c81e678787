import { describe, expect, test } from 'vitest';
import { kes } from '../money/cents.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { exampleBooster } from '../testing/builders.ts';
import { DEFAULT_LIMITS, type BetLimits } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import { taxRecordOn } from './tax-record.ts';

const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
const working = (
  stake: number,
  prices: readonly number[],
  changes: Partial<BetLimits> = {},
  freeBet = false,
) =>
  quoteBet({
    stake: kes(stake),
    prices: prices.map(oddsFromThousandths),
    limits: { ...DEFAULT_LIMITS, ...changes },
    taxRecord,
    freeBet,
  }).working;
const lines = (...of: Parameters<typeof working>) =>
  working(...of).map(({ figure, formula, amount, rule }) => `${figure}: ${formula} = ${amount} (${rule})`);

describe('the working of a quote', () => {
  test('every figure, how it came about and by which rule (D01, D02, D08)', () => {
    expect(lines(49, [1_850, 2_100, 3_400])).toEqual([
      'stake-after-tax: 49.00 / 1.125 = 4356 (D01)',
      'total-odds: 1.85 x 2.1 x 3.4 = 1321 (D01)',
      'base: 43.56 x 1.85 x 2.1 x 3.4 = 57538 (D01)',
      'bonus: 43.56 x 1.85 x 2.1 x 3.4 x (1 - 1) = 0 (D02)',
      'gross: 575.38 + 0.00 = 57538 (D01)',
      'tax: 20% x max(0, 575.38 - 43.56) = 10636 (D08)',
      'net: 575.38 - 106.36 = 46902 (D01)',
    ]);
  });

  test('the bonus names its power, and its cap where there is one (D02)', () => {
    const six = [2_000, 2_000, 2_000, 2_000, 2_000, 2_000];
    const bonusOf = (prices: readonly number[], maxMultiplier: number | null) =>
      working(49, prices, { booster: { ...exampleBooster, maxMultiplier } })[3]?.formula;
    expect(bonusOf(six, null)).toContain('(1.05^1 - 1)');
    expect(bonusOf(six, 1_250)).toContain('(min(1.05^1, 1.25) - 1)');
    expect(bonusOf(six.slice(1), null)).toContain('(1 - 1)');
  });

  test('a capped win says so in its formulas (D66)', () => {
    expect(lines(20_000, [40_000]).slice(2, 5)).toEqual([
      'base: min(17,777.78 x 40, 500,000.00) = 50000000 (D01)',
      'bonus: 500,000.00 - 500,000.00 = 0 (D66)',
      'gross: max 500,000.00 = 50000000 (D01)',
    ]);
  });

  test('a kept free-bet stake is a part of the net (D06)', () => {
    expect(lines(50, [3_000], { freeBetReturnsStake: false }, true).at(-1)).toBe(
      'net: max(0, 133.32 - 17.78 - 44.44) = 7110 (D06)',
    );
  });
});
