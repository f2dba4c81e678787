import { repriceSelections, type Betslip } from '@kipenga/betting-core';
import { betslipRestored } from './betslip.slice.ts';
import type { Prices } from './current-prices.ts';

/** The customer agreed to the present prices (D07). In its own file, so that the first view does not load it. */
export const pricesAccepted = (slip: Betslip, prices: Prices) =>
  betslipRestored(repriceSelections(slip, prices));
