import { join } from 'node:path';
import type { ArcadeGame } from '../game.ts';
import { ballsTable } from './ball-rounds.ts';
import { BALLS_RETURN_PERCENT } from './markets.ts';
import { wordsIn } from '../../words/languages.ts';

/** The ball draws. */
export const ballGames: readonly ArcadeGame[] = [
  {
    id: 'fastballs',
    name: 'Fastballs',
    family: { id: 'balls', words: wordsIn(join(import.meta.dirname, 'words')) },
    largestStake: 5_000,
    returnPercent: BALLS_RETURN_PERCENT,
    openTable: ballsTable,
  },
];
