import { numberBelow, type Digest } from '../../fairness/digest.ts';
import type { ChipRules } from '../chips/chip-rules.ts';
import { multiplier } from '../multiplier.ts';
import { BET_AT, payFor } from './bets.ts';
import { POCKETS } from './pockets.ts';

/** Of each 100 staked on any bet 36 of 37 parts come back in the long run. */
export const ROULETTE_RETURN_PERCENT = 97.3;

/** The number whose pocket the digest's first word names, counted around the wheel from the zero. */
export const spinBall = (digest: Digest): number => POCKETS[numberBelow(digest, 0, POCKETS.length)] ?? 0;

const NOTHING = multiplier(0);

/** A wheel with a single zero; the zero takes what does not cover it. */
export const ROULETTE: ChipRules<number> = {
  spots: new Set(BET_AT.keys()),
  blocks: 1,
  outcomeOf: spinBall,
  results: POCKETS.map((outcome) => ({ outcome, weight: 1n })),
  pays: (spot, number) => {
    const covers = BET_AT.get(spot)?.covers ?? [];
    return covers.includes(number) ? payFor(covers.length) : NOTHING;
  },
};
