import { assertCents, wrongArgument } from '../assertions.ts';
import type { Branded } from '../brand.ts';

/** Money in whole cents of a Kenyan shilling. KES 49 is `cents(4900)` or `kes(49)`. */
export type Cents = Branded<number, 'Cents'>;

/**
 * Makes an amount of whole cents. Throws RangeError for a fraction of a cent: that is a bug, not a customer's mistake.
 *
 * @example
 * cents(4_900) === kes(49); // true
 */
export function cents(amount: number): Cents {
  assertCents(amount, 'amount');
  return (amount + 0) as Cents; // Minus zero becomes zero, so that equal amounts are identical.
}

/**
 * Makes an amount of shillings, with at most two decimals. Throws RangeError for more.
 *
 * @example
 * kes(49); // 4900
 * kes(20.01); // 2001
 */
export function kes(shillings: number): Cents {
  const amount = Math.round(shillings * 100);
  if (amount / 100 !== shillings)
    throw wrongArgument('shillings', shillings, 'a number of at most two decimals', 'kes(49)');
  return cents(amount);
}

/**
 * Returns an amount in shillings, as the wire carries it. Throws RangeError for a wrong amount.
 *
 * @example
 * toShillings(cents(4_356)); // 43.56
 */
export function toShillings(amount: Cents): number {
  assertCents(amount, 'amount');
  return amount / 100;
}

/**
 * Returns the sum of two amounts. Throws RangeError for a wrong amount.
 *
 * @example
 * formatKes(addCents(kes(49), kes(20.5))); // KES 69.50
 */
export const addCents = (left: Cents, right: Cents): Cents => combined(left, right, left + right);

/**
 * Returns the first amount less the second; it may be below zero. Throws RangeError for a wrong amount.
 *
 * @example
 * subtractCents(kes(49), kes(20)); // 2900
 */
export const subtractCents = (left: Cents, right: Cents): Cents => combined(left, right, left - right);

/**
 * Compares amounts for sorting: below zero if the first is smaller, zero if equal, above zero if larger. Throws
 * RangeError for a wrong amount.
 *
 * @example
 * [kes(100), kes(49), kes(70)].toSorted(compareCents); // 4900,7000,10000
 */
export function compareCents(left: Cents, right: Cents): number {
  assertCents(left, 'left');
  assertCents(right, 'right');
  return left - right;
}

/**
 * Returns the smaller of two amounts. Throws RangeError for a wrong amount.
 *
 * @example
 * minCents(kes(49), kes(20)); // 2000
 */
export const minCents = (left: Cents, right: Cents): Cents => combined(left, right, Math.min(left, right));

/**
 * Returns the larger of two amounts. Throws RangeError for a wrong amount.
 *
 * @example
 * maxCents(kes(49), kes(20)); // 4900
 */
export const maxCents = (left: Cents, right: Cents): Cents => combined(left, right, Math.max(left, right));

/** Returns a result of two amounts, once both are asserted. */
function combined(left: Cents, right: Cents, amount: number): Cents {
  assertCents(left, 'left');
  assertCents(right, 'right');
  return cents(amount);
}
