import { describe, expect, test } from 'vitest';
import {
  addCents,
  cents,
  compareCents,
  kes,
  maxCents,
  minCents,
  subtractCents,
  toShillings,
} from './cents.ts';
import { divideHalfUp } from './divide-half-up.ts';
import { percentOf } from './percent-of.ts';

describe('cents', () => {
  test.each([0, 1, -1, 4_900, Number.MAX_SAFE_INTEGER])('%d is an amount', (amount) => {
    expect(cents(amount)).toBe(amount);
  });
  test.each([0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('%d is a bug', (amount) => {
    expect(() => cents(amount)).toThrow(
      new RangeError(`amount must be Cents, got ${amount}; make one with cents(4900)`),
    );
  });
  test('minus zero is zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('kes', () => {
  test.each([
    [49, 4900],
    [20.01, 2001],
    [1.1, 110],
    [0.29, 29],
    [0, 0],
    [-2.5, -250],
    [90_071_992_547.09, 9_007_199_254_709],
  ])('%d shillings', (shillings, amount) => {
    expect(kes(shillings)).toBe(amount);
    expect(toShillings(cents(amount))).toBe(shillings);
  });
  test.each([20.001, 0.1 + 0.2, NaN, Infinity, 1e20])('%d is not shillings and cents', (shillings) => {
    expect(() => kes(shillings)).toThrow(RangeError);
  });
  test('says what was wrong', () => {
    expect(() => kes(20.001)).toThrow(
      'shillings must be a number of at most two decimals, got 20.001; make one with kes(49)',
    );
  });
});

describe('arithmetic', () => {
  test('adds, subtracts, compares', () => {
    expect(addCents(cents(150), cents(275))).toBe(425);
    expect(subtractCents(cents(150), cents(275))).toBe(-125);
    expect([cents(300), cents(-5), cents(20)].toSorted(compareCents)).toEqual([-5, 20, 300]);
    expect(compareCents(cents(7), cents(7))).toBe(0);
  });
  test('the smaller and the larger', () => {
    expect([
      minCents(cents(1), cents(2)),
      minCents(cents(2), cents(1)),
      minCents(cents(2), cents(2)),
    ]).toEqual([1, 1, 2]);
    expect([
      maxCents(cents(1), cents(2)),
      maxCents(cents(2), cents(1)),
      maxCents(cents(2), cents(2)),
    ]).toEqual([2, 2, 2]);
  });
  test('a sum beyond exact numbers is a bug', () => {
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  });
});

describe('divideHalfUp (D01)', () => {
  test.each([
    [0n, 7n, 0n],
    [1n, 2n, 1n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [5n, 10n, 1n],
    [49n, 100n, 0n],
    [14n, 7n, 2n],
    [39200n, 9n, 4356n],
  ])('%d / %d', (dividend, divisor, quotient) => {
    expect(divideHalfUp(dividend, divisor)).toBe(quotient);
  });
  test.each([
    [-1n, 2n],
    [1n, 0n],
    [1n, -2n],
  ])('%d / %d is a bug', (dividend, divisor) => {
    expect(() => divideHalfUp(dividend, divisor)).toThrow(
      new RangeError(`Cannot divide ${dividend} by ${divisor}`),
    );
  });
});

describe('percentOf', () => {
  test.each([
    [20, 6534, 1307],
    [10, 25, 3],
    [10, 24, 2],
    [12.5, 100, 13],
    [0, 5000, 0],
    [0.001, 100_000, 1],
    [100, 77, 77],
  ])('%d %% of %d', (percent, amount, part) => {
    expect(percentOf(percent, cents(amount))).toBe(part);
  });
});
