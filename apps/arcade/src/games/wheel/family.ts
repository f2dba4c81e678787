import { SharedRounds } from '../../play/shared-rounds.ts';
import { chipFamilyIn } from '../chips/chip-family-in.ts';
import { chipGame } from '../chips/chip-game.ts';
import type { ArcadeGame } from '../game.ts';
import { WHEEL_PACE } from './pace.ts';
import { WHEEL, WHEEL_RETURN_PERCENT, writtenResult } from './turn-wheel.ts';

/** The wheel of numbers. The largest stake on 48, times three, pays KES 432,000. */
export const wheelGames: readonly ArcadeGame[] = [
  {
    id: 'gurudumu',
    name: 'Gurudumu',
    family: chipFamilyIn(import.meta.dirname),
    largestStake: 3_000,
    returnPercent: WHEEL_RETURN_PERCENT,
    live: { seats: 500 },
    openTable: (parts) =>
      new SharedRounds(parts, chipGame(WHEEL, WHEEL_PACE, writtenResult, parts.limits.cap)),
  },
];
