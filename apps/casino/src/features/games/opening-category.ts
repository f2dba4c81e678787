import { GAME_CATEGORIES, gamesInCategory, type CasinoGame, type GameCategory } from '@kipenga/betting-core';

/** What most come for, where there is some of it. */
const PREFERRED: GameCategory = 'Video Slots';

/** The kind of games that is shown to who has chosen none: one that has games, if any has. */
export const openingCategory = (games: readonly Pick<CasinoGame, 'id' | 'typeId'>[]): GameCategory =>
  [PREFERRED, ...GAME_CATEGORIES].find((category) => gamesInCategory(games, category).length > 0) ??
  PREFERRED;
