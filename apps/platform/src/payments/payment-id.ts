import type { Random } from '../ports/index.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A new payment id, like the receipts of mobile money: ten letters and digits that are not mistaken for each
 * other.
 */
export const newPaymentId = (random: Random): string =>
  Array.from({ length: 10 }, () => LETTERS[random.below(LETTERS.length)]).join('');
