import { familyIn } from '../family-in.ts';
import type { ArcadeGame } from '../game.ts';
import { MACHINES } from './machines.ts';
import { reelTable } from './spins.ts';

const family = familyIn(import.meta.dirname);

/** The slots. */
export const reelGames: readonly ArcadeGame[] = Object.entries(MACHINES).map(([id, machine]) => ({
  id,
  name: machine.name,
  family,
  largestStake: 1_000,
  returnPercent: machine.set.returnPercent,
  feedsJackpot: machine.feedsJackpot ?? false,
  openTable: (parts) => reelTable(parts, machine),
}));
