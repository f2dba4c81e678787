import { familyIn } from '../family-in.ts';
import type { ArcadeGame } from '../game.ts';
import { ballsTable } from './ball-rounds.ts';
import { BALLS_RETURN_PERCENT } from './markets.ts';

/** The ball draws. */
export const ballGames: readonly ArcadeGame[] = [
  {
    id: 'fastballs',
    name: 'Fastballs',
    family: familyIn(import.meta.dirname),
    largestStake: 5_000,
    returnPercent: BALLS_RETURN_PERCENT,
    openTable: ballsTable,
  },
];
