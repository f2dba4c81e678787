import { compareInstants, type Jackpot, type JackpotSeal } from '@kipenga/betting-core';

/** True if a seal was published before the first kick-off (D106): only then does it prove that no ticket came later. */
export const isSealedInTime = ({ sealedAt }: JackpotSeal, { matches }: Pick<Jackpot, 'matches'>): boolean =>
  matches.every(({ startsAt }) => compareInstants(sealedAt, startsAt) < 0);
