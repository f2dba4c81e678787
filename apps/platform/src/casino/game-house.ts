import type { ConnectedProvider, OfferedGame } from './providers/index.ts';

/** Where games are offered. */
export interface GameHouse {
  /** The providers it works with. */
  readonly providers: readonly ConnectedProvider[];
  /** Our own origin, where the cashier and the lobbies are. */
  readonly houseOrigin: string;
}

/** A game, and who runs it. */
export interface Offer {
  readonly game: OfferedGame;
  readonly provider: ConnectedProvider;
}

/** Every game of the house, provider after provider. */
export const offersOf = ({ providers }: Pick<GameHouse, 'providers'>): readonly Offer[] =>
  providers.flatMap((provider) => provider.games.map((game) => ({ game, provider })));

/** The game of this id, or undefined where the house does not offer it. */
export const offerOf = (house: Pick<GameHouse, 'providers'>, gameId: string): Offer | undefined =>
  offersOf(house).find(({ game }) => game.id === gameId);
