import { numberBelow, type Digest } from '../../fairness/digest.ts';
import type { ChipRules } from '../chips/chip-rules.ts';
import { multiplier } from '../multiplier.ts';
import { BET_AT, payFor } from './bets.ts';
import { POCKETS } from './pockets.ts';

/** The long-run return of any bet, in percent of stakes: 36 of 37 parts. */
export const ROULETTE_RETURN_PERCENT = 97.3;

/** The number that the digest's first word names, counted around the wheel from the zero. */
export const spinBall = (digest: Digest): number => POCKETS[numberBelow(digest, 0, POCKETS.length)] ?? 0;

const NOTHING = multiplier(0);

/** A wheel with a single zero, which loses all bets that do not cover it. */
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
