import { kes, type Cents } from '@kipenga/betting-core';

const THOUSAND = 1_000;

/** Whole shillings as they fit on a chip: '50', '1k', '2.5k'. */
export const shortAmount = (amount: Cents): string => {
  const shillings = amount / kes(1);
  return shillings < THOUSAND ? String(shillings) : `${Math.floor(shillings / 100) / 10}k`;
};
