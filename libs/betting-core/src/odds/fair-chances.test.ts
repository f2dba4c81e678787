import { expect, test } from 'vitest';
import { fairChances, powerFor } from './fair-chances.ts';

const close = (value: number): unknown => expect.closeTo(value, 12);

test('a fair market is taken as it is, and one with a margin by the power of it', () => {
  expect(fairChances([2, 4, 4])).toEqual([0.5, 0.25, 0.25].map(close));
  // 2^-k with k = 1/2: a fair market of 1/2, 1/4 and 1/4 quoted at its square roots.
  expect(fairChances([2 ** 0.5, 2, 2])).toEqual([0.5, 0.25, 0.25].map(close));
  expect(fairChances([4, 4])).toEqual([0.5, 0.5].map(close));
});

test('the power brings the sum to any target', () => {
  expect(powerFor([0.25, 0.25], 1)).toEqual(close(0.5));
  expect(powerFor([0.25, 0.25], 2 / 16)).toEqual(close(2));
});
