import type { Charges } from '../payments/index.ts';
import type { Closing } from './closing.store.ts';

/**
 * The deductions from the payouts of a closed account (D104, decision 0111). The fee is on what customers take out by their own
 * wish: none is taken where the house ends the account. The tax is the law's, and nobody waives it. Stakes that go back bear neither.
 */
export const chargesOf = ({
  reason,
  isFree = false,
}: Pick<Closing, 'reason'> & Partial<Closing>): Charges => {
  if (isFree) return 'nothing';
  return reason === 'own-wish' ? 'fee-and-tax' : 'tax';
};
