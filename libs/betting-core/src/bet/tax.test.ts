import { describe, expect, test } from 'vitest';
import { cents, kes } from '../money/cents.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { isFreeBetOffered, stakeWithFreeBet } from './free-bet.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { stakeAfterTax } from './stake-tax.ts';
import { TAX_RECORDS, taxRecordOn } from './tax-record.ts';
import { withholdingTax } from './withholding-tax.ts';

const record = taxRecordOn(nairobiDay('2026-11-21'));

describe('dated tax records (D08)', () => {
  const next = {
    ...record,
    effectiveFrom: nairobiDay('2027-07-01'),
    winningsPercent: 5,
    reference: 'a new law',
  };
  const records = [next, ...TAX_RECORDS];
  test('the default is that of the spec (R9-04)', () => {
    expect(TAX_RECORDS).toEqual([
      {
        effectiveFrom: '2000-01-01',
        stakeDivisorThousandths: 1125,
        winningsPercent: 20,
        depositPercent: 0,
        withdrawalPercent: 0,
        reference: 'R9-04',
      },
    ]);
  });
  test.each([
    ['2027-06-30', record],
    ['2027-07-01', next],
    ['2030-01-01', next],
    ['2000-01-01', record],
  ])('%s', (day, expected) => {
    expect(taxRecordOn(nairobiDay(day), records)).toBe(expected);
    expect(taxRecordOn(nairobiDay(day), records.toReversed())).toBe(expected);
  });
  test('of two from one day the later in the list holds', () => {
    const corrected = { ...next, winningsPercent: 6 };
    expect(taxRecordOn(next.effectiveFrom, [...records, corrected])).toBe(corrected);
  });
  test('a day before all of them is a bug', () => {
    expect(() => taxRecordOn(nairobiDay('1999-12-31'))).toThrow(
      new RangeError('No tax record for 1999-12-31'),
    );
  });
});

test.each([
  [4900, 4356],
  [10000, 8889],
  [2000, 1778],
  [3333, 2963],
  [0, 0],
])('of a stake of %d cents, %d bear the odds (R9-04)', (stake, atStake) => {
  expect(stakeAfterTax(cents(stake), record)).toBe(atStake);
});

test.each([
  [10890, 4356, 1307],
  [4356, 4356, 0],
  [4000, 4356, 0],
  [4358, 4356, 0],
  [4359, 4356, 1],
])('on %d won with %d at stake the tax is %d (R9-04)', (gross, atStake, tax) => {
  expect(withholdingTax(cents(gross), cents(atStake), record)).toBe(tax);
});

describe('free bets (R4-16, R5-09)', () => {
  test('are offered above the threshold only', () => {
    expect(isFreeBetOffered(null, DEFAULT_LIMITS)).toBe(false);
    expect(isFreeBetOffered(kes(20), DEFAULT_LIMITS)).toBe(false);
    expect(isFreeBetOffered(cents(2001), DEFAULT_LIMITS)).toBe(true);
  });
  test('set the stake to their amount', () => {
    expect(stakeWithFreeBet(kes(49), kes(100), true)).toBe(kes(100));
    expect(stakeWithFreeBet(kes(49), kes(100), false)).toBe(kes(49));
    expect(stakeWithFreeBet(kes(49), null, true)).toBe(kes(49));
  });
});
