import { baccaratGames } from './games/baccarat/family.ts';
import { ballGames } from './games/balls/family.ts';
import { blackjackGames } from './games/blackjack/family.ts';
import { crashGames } from './games/crash/family.ts';
import type { ArcadeGame } from './games/game.ts';
import { leagueGames } from './games/league/family.ts';
import { raceGames } from './games/race/family.ts';
import { reelGames } from './games/reels/family.ts';
import { rouletteGames } from './games/roulette/family.ts';
import { scratchGames } from './games/scratch/family.ts';
import { wheelGames } from './games/wheel/family.ts';

/** Every game by its id, under which the house offers it. */
export const GAMES: ReadonlyMap<string, ArcadeGame> = new Map(
  [
    crashGames,
    ballGames,
    reelGames,
    scratchGames,
    rouletteGames,
    baccaratGames,
    blackjackGames,
    wheelGames,
    leagueGames,
    raceGames,
  ]
    .flat()
    .map((game) => [game.id, game]),
);
