import { assertCents } from '../assertions.ts';
import type { Cents } from './cents.ts';
import { groupThousands } from './group-thousands.ts';

/**
 * Writes an amount with two decimals and thousands separators. Throws RangeError for a wrong amount.
 *
 * @example
 * formatAmount(kes(1_234.5)); // 1,234.50
 */
export function formatAmount(amount: Cents): string {
  assertCents(amount, 'amount');
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const shillings = groupThousands(digits.slice(0, -2));
  return `${amount < 0 ? '-' : ''}${shillings}.${digits.slice(-2)}`;
}

/**
 * Writes an amount as customers read it. Throws RangeError for a wrong amount.
 *
 * @example
 * formatKes(kes(1_234.5)); // KES 1,234.50
 */
export const formatKes = (amount: Cents): string => `KES ${formatAmount(amount)}`;
