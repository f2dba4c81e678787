import { repriceSelections, type Betslip } from '@kipenga/betting-core';
import { betslipRestored } from './betslip.slice.ts';
import type { Prices } from './current-prices.ts';

/** The customer agreed to the prices of now (D07). Apart from the slice, so that the first view does not bring it. */
export const pricesAccepted = (slip: Betslip, prices: Prices) =>
  betslipRestored(repriceSelections(slip, prices));
