import { HOUSE_RULES } from '../house-rules.ts';
import type { CasinoGame, CasinoJackpot } from './game.ts';

/** The casino's categories, in the order of their pills. */
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

/**
 * Returns the providers' code for a category's games. Null for Jackpots, whose games are named by the jackpots.
 *
 * @example
 * gameTypeIdOf('Video Slots'); // vs
 * gameTypeIdOf('Jackpots'); // null
 */
export const gameTypeIdOf = (category: GameCategory): string | null => TYPE_IDS[category];

/**
 * Returns the games of a category: those of its type, or for Jackpots those that feed one. The game that the house
 * hides is in none. Codes are compared whatever their case.
 *
 * @example
 * const games = [{ id: '811', typeId: 'VS' }, { id: '640', typeId: 'rl' }];
 * gamesInCategory(games, 'Video Slots').map(({ id }) => id); // 811
 * gamesInCategory(games, 'Jackpots', [{ tiers: [kes(200)], gameIds: ['640'] }]).map(({ id }) => id); // 640
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

/** The modes of play: for money, or for trying. */
export const PLAY_MODES = ['REAL', 'DEMO'] as const;

/** A mode of play. */
export type PlayMode = (typeof PLAY_MODES)[number];

/**
 * Returns the mode in which the lobby opens a game: slots in demo, every other game for money.
 *
 * @example
 * ['vs', 'rl'].map(playModeOf); // DEMO,REAL
 */
export const playModeOf = (typeId: string): PlayMode => (/^(vs|cs)$/i.test(typeId) ? 'DEMO' : 'REAL');
