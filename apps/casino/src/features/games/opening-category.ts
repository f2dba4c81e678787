import { GAME_CATEGORIES, gamesInCategory, type CasinoGame, type GameCategory } from '@kipenga/betting-core';

/** The most popular kind, shown first if it has games. */
const PREFERRED: GameCategory = 'Video Slots';

/** The kind shown before a customer has chosen one: one with games, if any has. */
export const openingCategory = (games: readonly Pick<CasinoGame, 'id' | 'typeId'>[]): GameCategory =>
  [PREFERRED, ...GAME_CATEGORIES].find((category) => gamesInCategory(games, category).length > 0) ??
  PREFERRED;
