import type { PricedSlip, Prices } from '../slip/index.ts';

/** Names the prices a press agrees to beyond what was agreed beforehand (D07); nothing where there are none. */
export const movedPrices = ({ unagreed }: PricedSlip, prices: Prices): string =>
  unagreed.map(({ outcomeId }) => `${outcomeId}:${prices[outcomeId]}`).join(' ');
