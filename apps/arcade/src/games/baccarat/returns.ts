/** Of each 100 staked on a spot, how much comes back in the long run. The banker's is less commission, or without it. */
export const BACCARAT_RETURNS = {
  banker: 98.94,
  'banker-nc': 98.54,
  player: 98.76,
  tie: 95.16,
  pair: 97.11,
} as const;
