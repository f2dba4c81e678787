import type { ArcadeGame } from '../game.ts';
import { CRASH_RETURN_PERCENT } from './crash-point.ts';
import { crashTable } from './crash-rounds.ts';
import { FLIGHTS } from './flights.ts';
import en from './words/en.json' with { type: 'json' };
import sw from './words/sw.json' with { type: 'json' };

const family = { id: 'crash', words: { en, sw } };

/** The crash games. */
export const crashGames: readonly ArcadeGame[] = Object.entries(FLIGHTS).map(([id, { name }]) => ({
  id,
  name,
  family,
  largestStake: 5_000,
  returnPercent: CRASH_RETURN_PERCENT,
  openTable: crashTable,
}));
