import type { OfferedJackpot } from '@kipenga/betting-core';

/** Offers in the order the page has them: those that can be played first. */
export const openFirst = (offers: readonly OfferedJackpot[]): readonly OfferedJackpot[] => [
  ...offers.filter(({ phase }) => phase === 'open'),
  ...offers.filter(({ phase }) => phase !== 'open'),
];
