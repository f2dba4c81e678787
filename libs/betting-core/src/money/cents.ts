import { assertCents, wrongArgument } from '../assertions.ts';
import type { Branded } from '../brand.ts';

/** Money in whole cents of a Kenyan shilling. KES 49 is `cents(4900)` or `kes(49)`. */
export type Cents = Branded<number, 'Cents'>;

/**
 * An amount of whole cents. Throws RangeError for a fraction of a cent: that is a bug, not a customer's
 * mistake.
 */
export function cents(amount: number): Cents {
  assertCents(amount, 'amount');
  return (amount + 0) as Cents; // minus zero becomes zero, so that equal amounts are identical
}

/** An amount written in shillings, e.g. `kes(49)` or `kes(20.01)`. Throws RangeError beyond two decimals. */
export function kes(shillings: number): Cents {
  const amount = Math.round(shillings * 100);
  if (amount / 100 !== shillings)
    throw wrongArgument('shillings', shillings, 'a number of at most two decimals', 'kes(49)');
  return cents(amount);
}

/** The amount in shillings, as the wire carries it: 4356 cents are 43.56 (D62). */
export function toShillings(amount: Cents): number {
  assertCents(amount, 'amount');
  return amount / 100;
}

/** The sum of two amounts. */
export const addCents = (left: Cents, right: Cents): Cents => combined(left, right, left + right);

/** What is left of the first amount after the second is taken away; may be below zero. */
export const subtractCents = (left: Cents, right: Cents): Cents => combined(left, right, left - right);

/** Below zero when the first is smaller, zero when equal, above zero when larger: for sorting. */
export function compareCents(left: Cents, right: Cents): number {
  assertCents(left, 'left');
  assertCents(right, 'right');
  return left - right;
}

/** The smaller of two amounts. */
export const minCents = (left: Cents, right: Cents): Cents => combined(left, right, Math.min(left, right));

/** The larger of two amounts. */
export const maxCents = (left: Cents, right: Cents): Cents => combined(left, right, Math.max(left, right));

/** What comes of two amounts, once both are seen to be amounts. */
function combined(left: Cents, right: Cents, amount: number): Cents {
  assertCents(left, 'left');
  assertCents(right, 'right');
  return cents(amount);
}
