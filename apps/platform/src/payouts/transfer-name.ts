import type { StakeToSettle } from './stake.ts';

/** Names a transfer of settlement. The books know by it what tax the money has borne, and notices tell of it. */
export const transferName = (
  product: StakeToSettle['product'],
  what: 'settle' | 'unsettle' | 'release',
  cause: string,
): string => `${product === 'ticket' ? 'ticket-' : ''}${what}:${cause}`;
