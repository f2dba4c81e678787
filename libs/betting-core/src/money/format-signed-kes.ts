import type { Cents } from './cents.ts';
import { formatKes } from './format-kes.ts';

/** What came or went, with its sign: '+KES 10.00', '−KES 10.00'; 'KES 0.00' has none. */
export const formatSignedKes = (amount: Cents): string =>
  (amount > 0 ? '+' : amount < 0 ? '−' : '') + formatKes(amount).replace('-', '');
