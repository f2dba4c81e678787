import type { PricedSlip, Prices } from '../slip/index.ts';

/** The prices that a press accepts beyond those accepted beforehand (D07), as a key; '' if there are none. */
export const movedPrices = ({ unagreed }: PricedSlip, prices: Prices): string =>
  unagreed.map(({ outcomeId }) => `${outcomeId}:${prices[outcomeId]}`).join(' ');
