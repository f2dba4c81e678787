import { familyIn } from '../family-in.ts';
import type { ArcadeGame } from '../game.ts';
import { RACE_PRICED_AT_PERCENT } from './race-pick.ts';
import { raceTable } from './race-rounds.ts';

/** The virtual races. */
export const raceGames: readonly ArcadeGame[] = [
  {
    id: 'mbio',
    name: 'Mbio za Punda',
    family: familyIn(import.meta.dirname),
    largestStake: 1_000,
    // Prices are rounded down, which costs less than one percent.
    returnPercent: RACE_PRICED_AT_PERCENT - 1,
    openTable: raceTable,
  },
];
