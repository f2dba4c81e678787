import { describe, expect, test } from 'vitest';
import { cents } from './cents.ts';
import { formatAmount, formatKes } from './format-kes.ts';
import { formatSignedKes } from './format-signed-kes.ts';
import { parseKes } from './parse-kes.ts';

describe('amounts as text', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [100, '1.00'],
    [99999, '999.99'],
    [100000, '1,000.00'],
    [123456789, '1,234,567.89'],
    [-123456, '-1,234.56'],
  ])('%d', (amount, text) => {
    expect(formatAmount(cents(amount))).toBe(text);
    expect(formatKes(cents(amount))).toBe(`KES ${text}`);
  });
});

test.each([
  [0, 'KES 0.00'],
  [1050, '+KES 10.50'],
  [-123456, '−KES 1,234.56'],
])('what came or went: %d', (amount, text) => expect(formatSignedKes(cents(amount))).toBe(text));

describe('parseKes', () => {
  test.each([
    ['49', 4900],
    ['49.5', 4950],
    ['49.05', 4905],
    [' 20 ', 2000],
    ['0', 0],
    ['007', 700],
    ['1,234.50', 123450],
    ['1,234,567', 123456700],
    ['12,345', 1234500],
    ['1 000', 100000],
    ['12\u00a0345 678.50', 1234567850],
    ['999999999.99', 99999999999],
  ])('%j', (text, amount) => {
    expect(parseKes(text)).toEqual({ ok: true, value: amount });
  });
  test.each(['', '   '])('nothing in %j', (text) => {
    expect(parseKes(text)).toEqual({ ok: false, reason: { kind: 'amount-missing' } });
  });
  test.each([
    '-49',
    '+49',
    '49.',
    '.5',
    '49.005',
    '1e3',
    '0x31',
    '12,34',
    '1234,567',
    '1,2345',
    ',234',
    '1,234,',
    'x1,234',
    '1,234x',
    '49 50',
    '1 00',
    '1  000',
    '1,000 000',
    '1\n000',
    '1,234.5,6',
    '٤٩',
    '４９',
    'KES 49',
    'NaN',
    'Infinity',
    '1..2',
    '4\n9',
    '0x1,234',
    '1,234,56',
  ])('%j is unreadable', (text) => {
    expect(parseKes(text)).toEqual({ ok: false, reason: { kind: 'amount-unreadable' } });
  });
  test('too many digits are refused, leading zeros are not counted', () => {
    expect(parseKes('1000000000')).toEqual({ ok: false, reason: { kind: 'amount-too-long' } });
    expect(parseKes('0000000000049')).toEqual({ ok: true, value: 4900 });
  });
});
