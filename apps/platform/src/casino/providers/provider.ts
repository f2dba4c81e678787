import type { CasinoList, Cents } from '@kipenga/betting-core';
import type { Language } from '../../wording/index.ts';

/** Where a game stands beside the lists: in the menu (R2-22), among the virtuals (R2-61), or nowhere. */
type Entry = { readonly as: 'direct'; readonly kind: 'crashx' | 'crash' } | { readonly as: 'virtual' } | null;

/** What one customer may have in one round of a game: a flight, a draw or a spin, in whatever sessions. */
export interface RoundLimit {
  /** The most at stake in all. */
  readonly staked: Cents;
  /** How many stakes that are decided apart. */
  readonly stakes: number;
}

/** A game as the house offers it. */
export interface OfferedGame {
  /** What house and provider know it by. No two games of the house have one id. */
  readonly id: string;
  readonly name: string;
  /** The list that has it. */
  readonly list: CasinoList;
  /** Its category's code: see `gameTypeIdOf`. */
  readonly typeId: string;
  /** It can be tried without money. */
  readonly hasDemo: boolean;
  readonly entry: Entry;
  /** The page its player goes back to. */
  readonly lobby: '/casino' | '/virtuals';
  readonly roundLimit: RoundLimit;
  /** Of each 100 staked, how much its provider promises back in the long run: the least, where it depends on what is played. */
  readonly returnPercent: number;
  /** A part of each stake feeds the casino's jackpot, and a round can win it (D86). */
  readonly feedsJackpot?: true;
}

/** What lets a player into a game. */
export interface Admission {
  /** The launch token, or the placeholder for one. */
  readonly token: string;
  /** What the player reads. */
  readonly language: Language;
}

/** Who runs games, and how they are offered and opened: everything the house has to know of one. */
export interface Provider {
  /**
   * Small letters and digits. Its wallet calls name it, the books keep it, and in capitals it begins the names of its environment:
   * NAME_ORIGIN and NAME_SECRET.
   */
  readonly name: string;
  /** In the order they came, the newest last. */
  readonly games: readonly OfferedGame[];
  /** The picture of a game. */
  readonly imageUrl: (origin: string, gameId: string) => string;
  /** The page of a game. What every game is told of the house is added to it (R7-12). */
  readonly playUrl: (origin: string, gameId: string, admission: Admission) => string;
}

/** A provider this house works with. */
export interface ConnectedProvider extends Provider {
  /** Where its games are. */
  readonly origin: string;
  /** What its wallet calls are signed with. */
  readonly secret: string;
}

/** A provider's game, or undefined. */
export const gameOf = ({ games }: Pick<Provider, 'games'>, gameId: string): OfferedGame | undefined =>
  games.find(({ id }) => id === gameId);
