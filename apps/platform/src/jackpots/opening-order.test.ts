import { kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { readOpeningOrder } from './opening-order.ts';

const ORDER = {
  type: 'midweek',
  name: 'Midweek Jackpot',
  description: 'Thirteen matches',
  line: '49.50',
  doubles: '8',
  guarantee: '1000000',
  matches: '1011, 1012,acme/sr:match/13',
};
const read = (changes: Record<string, string | undefined> = {}) =>
  readOpeningOrder(
    Object.entries({ ...ORDER, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name}=${value}`],
    ),
  );

describe('the order of an operator who opens a jackpot (D80)', () => {
  test('is read with its money in shillings', () =>
    expect(read()).toEqual({
      ok: true,
      value: {
        type: 'midweek',
        name: 'Midweek Jackpot',
        description: 'Thirteen matches',
        betAmount: kes(49.5),
        maxDoubles: 8,
        guarantee: kes(1_000_000),
        matches: ['1011', '1012', 'acme/sr:match/13'],
      },
    }));

  test.each([
    [{ type: undefined, line: undefined }, 'Missing: --type, --line'],
    [{ line: 'fifty' }, '--line is an amount in shillings, not "fifty"'],
    [{ line: '0' }, '--line is more than nothing'],
    [{ guarantee: '-5' }, expect.any(String)],
    [{ doubles: '-1' }, expect.any(String)],
    [{ doubles: '1.5' }, '--doubles is a whole number, not "1.5"'],
    [{ matches: '11,,12' }, '--matches are game ids, or SOURCE/MATCH, with commas between'],
    [{ matches: '11,acme' }, '--matches are game ids, or SOURCE/MATCH, with commas between'],
  ])('%j is refused in words', (changes, words) =>
    expect(read(changes)).toEqual({ ok: false, reason: words }),
  );
});
