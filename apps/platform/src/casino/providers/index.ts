import { arcade } from './arcade.ts';
import { gameOf, type OfferedGame, type Provider } from './provider.ts';

export {
  gameOf,
  type ConnectedProvider,
  type OfferedGame,
  type Provider,
  type RoundLimit,
} from './provider.ts';

/** Every provider of games that a house can work with. */
export const PROVIDERS: readonly Provider[] = [arcade];

/** The game of this id, of any provider, even of one that is no longer connected. */
export const knownGame = (gameId: string): OfferedGame | undefined =>
  PROVIDERS.map((provider) => gameOf(provider, gameId)).find((game) => game !== undefined);
