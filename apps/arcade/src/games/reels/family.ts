import type { ArcadeGame } from '../game.ts';
import { MACHINES } from './machines.ts';
import { reelTable } from './spins.ts';
import en from './words/en.json' with { type: 'json' };
import sw from './words/sw.json' with { type: 'json' };

const family = { id: 'reels', words: { en, sw } };

/** The slots. */
export const reelGames: readonly ArcadeGame[] = Object.entries(MACHINES).map(([id, { name, set }]) => ({
  id,
  name,
  family,
  largestStake: 1_000,
  returnPercent: set.returnPercent,
  openTable: (parts) => reelTable(parts, set),
}));
