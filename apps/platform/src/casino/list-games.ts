import type { CasinoGame, DirectGame, LiveTable, VirtualGame } from '@kipenga/betting-core';
import { HOST_BASE_PATHS, launchGame } from '@kipenga/contracts';
import { gamesOff } from './game-days.store.ts';
import { offerOf, offersOf, type GameHouse, type Offer } from './game-house.ts';
import type { Services } from '../services/index.ts';
import { newGames } from './listings.ts';

/** Address of the launch call of every game (D64): our own, since we issue the launch tokens. */
const LAUNCH_URL = HOST_BASE_PATHS[launchGame.host] + launchGame.path;

/** The games offered now, without those the house has switched off. */
const offeredNow = async ({ db }: Pick<Services, 'db'>, house: GameHouse): Promise<readonly Offer[]> => {
  const off = new Set((await gamesOff(db)).map(({ gameId }) => gameId));
  return offersOf(house).filter(({ game }) => !off.has(game.id));
};

/** The games of both lists (R7-10, R7-11). */
export const casinoGames = async (services: Services, house: GameHouse): Promise<readonly CasinoGame[]> => {
  const marked = await newGames(services);
  return (await offeredNow(services, house)).map(
    ({ game: { id, name, typeId, hasDemo, list }, provider }) => ({
      id,
      name,
      typeId,
      hasDemo,
      list,
      url: LAUNCH_URL,
      imageUrl: provider.imageUrl(provider.origin, id),
      isNew: marked.has(id),
    }),
  );
};

/** The games with their own entry in the menu (R2-22, R7-21). */
export const directGames = async (services: Services, house: GameHouse): Promise<readonly DirectGame[]> =>
  (await offeredNow(services, house)).flatMap(({ game: { id, name, entry } }) =>
    entry?.as === 'direct' ? [{ id, name, kind: entry.kind }] : [],
  );

/** The virtual games (R2-61, R7-21). Their pages are in English, since everybody reads the same list. */
export const virtualGames = async (services: Services, house: GameHouse): Promise<readonly VirtualGame[]> => {
  const marked = await newGames(services);
  return (await offeredNow(services, house))
    .filter(({ game }) => game.entry?.as === 'virtual')
    .map(({ game: { id, name }, provider }) => ({
      id,
      name,
      url: provider.playUrl(provider.origin, id, { token: '{token}', language: 'en' }),
      imageUrl: provider.imageUrl(provider.origin, id),
      isNew: marked.has(id),
    }));
};

/** A live table's game by its name and picture (D85); null if the game is not offered. */
export const offeredTable = (
  house: GameHouse,
  gameId: string,
): Pick<LiveTable, 'name' | 'imageUrl'> | null => {
  const offer = offerOf(house, gameId);
  if (offer === undefined) return null;
  const { game, provider } = offer;
  return { name: game.name, imageUrl: provider.imageUrl(provider.origin, gameId) };
};
