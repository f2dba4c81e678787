import { familyIn } from '../family-in.ts';
import type { ArcadeGame } from '../game.ts';
import { LEAGUE_PRICED_AT_PERCENT } from './league-pick.ts';
import { leagueTable } from './league-rounds.ts';

/** The virtual leagues. */
export const leagueGames: readonly ArcadeGame[] = [
  {
    id: 'ligi',
    name: 'Ligi ya Mtaa',
    family: familyIn(import.meta.dirname),
    largestStake: 5_000,
    // Prices are rounded down, which costs less than one percent.
    returnPercent: LEAGUE_PRICED_AT_PERCENT - 1,
    openTable: leagueTable,
  },
];
