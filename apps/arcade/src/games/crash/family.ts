import { join } from 'node:path';
import type { ArcadeGame } from '../game.ts';
import { CRASH_RETURN_PERCENT } from './crash-point.ts';
import { crashTable } from './crash-rounds.ts';
import { FLIGHTS } from './flights.ts';
import { wordsIn } from '../../words/languages.ts';

const family = { id: 'crash', words: wordsIn(join(import.meta.dirname, 'words')) };

/** The crash games. */
export const crashGames: readonly ArcadeGame[] = Object.entries(FLIGHTS).map(([id, { name }]) => ({
  id,
  name,
  family,
  largestStake: 5_000,
  returnPercent: CRASH_RETURN_PERCENT,
  openTable: crashTable,
}));
