/** The long-run return of each spot, in percent of stakes. The banker's with commission, or without it. */
export const BACCARAT_RETURNS = {
  banker: 98.94,
  'banker-nc': 98.54,
  player: 98.76,
  tie: 95.16,
  pair: 97.11,
} as const;
