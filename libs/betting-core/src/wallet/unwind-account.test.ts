import { expect, test } from 'vitest';
import { cents, kes } from '../money/cents.ts';
import { unwindAccount } from './unwind-account.ts';

test.each([
  // paid in, taken out, there: back, forfeited, made good
  [500, 0, 1_200, 500, 700, 0],
  [500, 0, 20, 500, 0, 480],
  [500, 200, 900, 300, 600, 0],
  [500, 800, 100, 0, 100, 0],
  [500, 100, 400, 400, 0, 0],
  [0, 0, 0, 0, 0, 0],
])(
  'of %d paid in, %d taken out and %d left, %d goes back, %d is forfeited, %d made good (D104)',
  (paidIn, takenOut, left, back, forfeited, madeGood) =>
    expect(unwindAccount(kes(paidIn), kes(takenOut), kes(left))).toEqual({
      back: kes(back),
      forfeited: kes(forfeited),
      madeGood: kes(madeGood),
    }),
);

test('amounts below zero are a bug', () =>
  expect(() => unwindAccount(cents(-1), kes(0), kes(0))).toThrow(RangeError));
