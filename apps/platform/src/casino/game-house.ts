import type { ConnectedProvider, OfferedGame } from './providers/index.ts';

/** The house's offer of games. */
export interface GameHouse {
  /** The connected providers. */
  readonly providers: readonly ConnectedProvider[];
  /** Our own origin, for links to the cashier and the lobbies. */
  readonly houseOrigin: string;
}

/** A game and its provider. */
export interface Offer {
  readonly game: OfferedGame;
  readonly provider: ConnectedProvider;
}

/** Every game of the house, provider by provider. */
export const offersOf = ({ providers }: Pick<GameHouse, 'providers'>): readonly Offer[] =>
  providers.flatMap((provider) => provider.games.map((game) => ({ game, provider })));

/** The game of this id, or undefined if the house does not offer it. */
export const offerOf = (house: Pick<GameHouse, 'providers'>, gameId: string): Offer | undefined =>
  offersOf(house).find(({ game }) => game.id === gameId);
