import { assertCents } from '../assertions.ts';
import type { Cents } from './cents.ts';
import { groupThousands } from './group-thousands.ts';

/** The amount with two decimals and thousands separators: '1,234.50'. */
export function formatAmount(amount: Cents): string {
  assertCents(amount, 'amount');
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const shillings = groupThousands(digits.slice(0, -2));
  return `${amount < 0 ? '-' : ''}${shillings}.${digits.slice(-2)}`;
}

/** The amount as customers read it: 'KES 1,234.50'. */
export const formatKes = (amount: Cents): string => `KES ${formatAmount(amount)}`;
