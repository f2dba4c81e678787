import type { ArcadeGame } from '../game.ts';
import { ballsTable } from './ball-rounds.ts';
import { BALLS_RETURN_PERCENT } from './markets.ts';
import en from './words/en.json' with { type: 'json' };
import sw from './words/sw.json' with { type: 'json' };

/** The ball draws. */
export const ballGames: readonly ArcadeGame[] = [
  {
    id: 'fastballs',
    name: 'Fastballs',
    family: { id: 'balls', words: { en, sw } },
    largestStake: 5_000,
    returnPercent: BALLS_RETURN_PERCENT,
    openTable: ballsTable,
  },
];
