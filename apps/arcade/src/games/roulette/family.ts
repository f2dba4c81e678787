import { SharedRounds } from '../../play/shared-rounds.ts';
import { chipFamilyIn } from '../chips/chip-family-in.ts';
import { chipGame } from '../chips/chip-game.ts';
import type { ArcadeGame } from '../game.ts';
import { ROULETTE_PACE } from './pace.ts';
import { ROULETTE, ROULETTE_RETURN_PERCENT } from './roulette-rules.ts';

/** Roulette with a single zero. The largest stake on one number pays KES 360,000. */
export const rouletteGames: readonly ArcadeGame[] = [
  {
    id: 'roulette',
    name: 'Chaki Roulette',
    family: chipFamilyIn(import.meta.dirname),
    largestStake: 10_000,
    returnPercent: ROULETTE_RETURN_PERCENT,
    live: { seats: 500 },
    openTable: (parts) =>
      new SharedRounds(parts, chipGame(ROULETTE, ROULETTE_PACE, String, parts.limits.cap)),
  },
];
