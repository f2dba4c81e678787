import { familyIn } from '../family-in.ts';
import type { ArcadeGame } from '../game.ts';
import { CRASH_RETURN_PERCENT } from './crash-point.ts';
import { crashTable } from './crash-rounds.ts';
import { FLIGHTS } from './flights.ts';

const family = familyIn(import.meta.dirname);

/** The crash games. */
export const crashGames: readonly ArcadeGame[] = Object.entries(FLIGHTS).map(([id, { name }]) => ({
  id,
  name,
  family,
  largestStake: 5_000,
  returnPercent: CRASH_RETURN_PERCENT,
  openTable: crashTable,
}));
