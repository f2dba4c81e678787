import { gameTypeIdOf, type GameCategory } from '@kipenga/betting-core';

const LIVE_CATEGORIES = [
  'Live Games',
  'Baccarat',
  'Baccarat New',
  'Blackjack',
  'Roulette',
] as const satisfies readonly GameCategory[];

const LIVE_TYPES = new Set(LIVE_CATEGORIES.map((category) => gameTypeIdOf(category)));

/** True for a kind of games played at live tables (D85). */
export const isLiveCategory = (category: GameCategory): boolean =>
  LIVE_CATEGORIES.some((one) => one === category);

/** True for a game of a kind that can have a live table. */
export const isLiveType = (typeId: string): boolean => LIVE_TYPES.has(typeId.toLowerCase());

/** The games that Live Games shows: those of every kind that has tables. */
export const liveGamesOf = <Game extends { readonly typeId: string }>(
  games: readonly Game[],
): readonly Game[] => games.filter(({ typeId }) => isLiveType(typeId));
