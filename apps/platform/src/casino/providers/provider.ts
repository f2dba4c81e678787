import type { CasinoList, Cents } from '@kipenga/betting-core';
import type { Language } from '../../wording/index.ts';

/** Place of a game outside the lists: in the menu (R2-22), among the virtuals (R2-61), or nowhere. */
type Entry = { readonly as: 'direct'; readonly kind: 'crashx' | 'crash' } | { readonly as: 'virtual' } | null;

/** Limit on one customer in one round of a game (a flight, a draw or a spin), over all sessions. */
export interface RoundLimit {
  /** The maximum total stake. */
  readonly staked: Cents;
  /** The maximum number of stakes that are decided separately. */
  readonly stakes: number;
}

/** A game as the house offers it. */
export interface OfferedGame {
  /** The id that house and provider use. Ids are unique in the house. */
  readonly id: string;
  readonly name: string;
  /** The list that contains it. */
  readonly list: CasinoList;
  /** Its category's code: see `gameTypeIdOf`. */
  readonly typeId: string;
  /** True if it can be tried without money. */
  readonly hasDemo: boolean;
  readonly entry: Entry;
  /** The page its player returns to. */
  readonly lobby: '/casino' | '/virtuals';
  readonly roundLimit: RoundLimit;
  /** Long-run return that the provider promises, in percent of the stakes; the lowest if it depends on how it is played. */
  readonly returnPercent: number;
  /** A part of each stake feeds the casino's jackpot, and a round can win it (D86). */
  readonly feedsJackpot?: true;
}

/** A player's access to a game. */
export interface Admission {
  /** The launch token, or a placeholder for it. */
  readonly token: string;
  /** The player's language. */
  readonly language: Language;
}

/** A provider of games, and how its games are offered and opened. */
export interface Provider {
  /**
   * Lowercase letters and digits. Wallet calls and the books use it. In capitals it is the prefix of its environment variables:
   * NAME_ORIGIN and NAME_SECRET.
   */
  readonly name: string;
  /** In order of arrival, the newest last. */
  readonly games: readonly OfferedGame[];
  /** The picture of a game. */
  readonly imageUrl: (origin: string, gameId: string) => string;
  /** The page of a game, without the parameters every game gets from the house (R7-12). */
  readonly playUrl: (origin: string, gameId: string, admission: Admission) => string;
}

/** A provider this house works with. */
export interface ConnectedProvider extends Provider {
  /** Origin of its games. */
  readonly origin: string;
  /** Key that signs its wallet calls. */
  readonly secret: string;
}

/** A provider's game, or undefined. */
export const gameOf = ({ games }: Pick<Provider, 'games'>, gameId: string): OfferedGame | undefined =>
  games.find(({ id }) => id === gameId);
