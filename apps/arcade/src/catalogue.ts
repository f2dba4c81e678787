import { ballGames } from './games/balls/family.ts';
import { crashGames } from './games/crash/family.ts';
import type { ArcadeGame } from './games/game.ts';
import { reelGames } from './games/reels/family.ts';

/** Every game by its id, under which the house offers it. */
export const GAMES: ReadonlyMap<string, ArcadeGame> = new Map(
  [crashGames, ballGames, reelGames].flat().map((game) => [game.id, game]),
);
