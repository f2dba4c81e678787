import { HOUSE_RULES } from '../house-rules.ts';
import type { CasinoGame, CasinoJackpot } from './game.ts';

/** The casino's categories, in the order of their pills (R9-09). */
export const GAME_CATEGORIES = [
  'Live Games',
  'Video Slots',
  'Classic Slots',
  'Scratch Card',
  'RGS - VSB',
  'Baccarat',
  'Baccarat New',
  'Blackjack',
  'Roulette',
  'Jackpots',
  'DGA',
] as const;

/** A category of casino games. */
export type GameCategory = (typeof GAME_CATEGORIES)[number];

const TYPE_IDS: { readonly [Category in GameCategory]: string | null } = {
  'Live Games': 'lg',
  'Video Slots': 'vs',
  'Classic Slots': 'cs',
  'Scratch Card': 'sc',
  'RGS - VSB': 'rgs-vsb',
  Baccarat: 'bc',
  'Baccarat New': 'bn',
  Blackjack: 'bj',
  Roulette: 'rl',
  Jackpots: null,
  DGA: 'dga',
};

/** The providers' code for a category's games. Null for Jackpots: there the jackpots name the games. */
export const gameTypeIdOf = (category: GameCategory): string | null => TYPE_IDS[category];

/**
 * The games of a category: those of its type, or for Jackpots those that feed one, and never the hidden game
 * (R7-13). Codes are compared whatever their case.
 */
export function gamesInCategory<G extends Pick<CasinoGame, 'id' | 'typeId'>>(
  games: readonly G[],
  category: GameCategory,
  jackpots: readonly CasinoJackpot[] = [],
): readonly G[] {
  const typeId = gameTypeIdOf(category);
  const isIn = (game: G): boolean =>
    typeId === null
      ? jackpots.some((jackpot) => jackpot.gameIds.includes(game.id))
      : game.typeId.toLowerCase() === typeId;
  return games.filter((game) => game.id !== HOUSE_RULES.hiddenCasinoGameId && isIn(game));
}

/** For money, or for trying. */
export const PLAY_MODES = ['REAL', 'DEMO'] as const;

/** How a game is played. */
export type PlayMode = (typeof PLAY_MODES)[number];

/** How a game is played from the lobby: slots in demo, everything else for money (R7-12). */
export const playModeOf = (typeId: string): PlayMode => (/^(vs|cs)$/i.test(typeId) ? 'DEMO' : 'REAL');
