import type { StakeToSettle } from './stake.ts';

/** Names a transfer of settlement. By the name the books find the tax the money has borne, and notices refer to it. */
export const transferName = (
  product: StakeToSettle['product'],
  what: 'settle' | 'unsettle' | 'release',
  cause: string,
): string => `${product === 'ticket' ? 'ticket-' : ''}${what}:${cause}`;
