import type { Cents } from './cents.ts';
import { formatKes } from './format-kes.ts';

/**
 * Writes a movement of money with its sign; zero has none. Throws RangeError for a wrong amount.
 *
 * @example
 * [kes(10), kes(-10), kes(0)].map(formatSignedKes); // +KES 10.00,−KES 10.00,KES 0.00
 */
export const formatSignedKes = (amount: Cents): string =>
  (amount > 0 ? '+' : amount < 0 ? '−' : '') + formatKes(amount).replace('-', '');
