import { DEFAULT_LIMITS, nairobiDay, TAX_RECORDS, type TaxRecord } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { decodeWire, encodeWire } from '../travel.ts';
import { limitsOnTheWire } from './limits.wire.ts';

const today = nairobiDay('2026-11-21');
const coming: TaxRecord = {
  ...TAX_RECORDS[0],
  effectiveFrom: nairobiDay('2027-07-01'),
  winningsPercent: 5.125,
  reference: 'a new law',
};
const rows = (): Record<string, unknown>[] =>
  JSON.parse(
    String(
      encodeWire(limitsOnTheWire, {
        ...DEFAULT_LIMITS,
        taxes: { today, records: [...TAX_RECORDS, coming] },
      }),
    ),
  );
const taxesOf = (lines: readonly unknown[]) => {
  const read = decodeWire(limitsOnTheWire, JSON.stringify(lines));
  return read.ok ? read.value.taxes : read.reason;
};

test('tax records travel with the first and the last day they hold (D08)', () => {
  const records = rows().filter(({ name }) => name === 'tax_record');
  expect(records.map(({ from, until }) => [from, until])).toEqual([
    ['2000-01-01', '2027-06-30'],
    ['2027-07-01', null],
  ]);
  expect(taxesOf(rows())).toEqual({ today, records: [...TAX_RECORDS, coming] });
});

test('the rates in force stand under names of their own (D112)', () => {
  const rates = rows().filter(({ name }) => /^tax_(?!record)/.test(String(name)));
  expect(rates).toEqual([
    { name: 'tax_stake_divisor', limit: 1.125 },
    { name: 'tax_winnings_percent', limit: 20 },
    { name: 'tax_deposit_percent', limit: 0 },
    { name: 'tax_withdrawal_percent', limit: 0 },
  ]);
});

test('a host that sends the spec’s names alone, or records none of which holds today, tells no taxes', () => {
  expect(taxesOf(rows().filter(({ name }) => name !== 'tax_record'))).toBeUndefined();
  expect(taxesOf(rows().filter(({ name }) => name !== 'platform_day'))).toBeUndefined();
  expect(taxesOf(rows().filter(({ from }) => from !== '2000-01-01'))).toBeUndefined();
  const spoilt = rows().map((row) => (row['from'] === '2000-01-01' ? { ...row, stake_divisor: 0 } : row));
  expect(taxesOf(spoilt)).toBeUndefined();
});
