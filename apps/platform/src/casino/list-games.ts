import type {
  CasinoGame,
  DirectGame,
  GameProvider,
  LiveTable,
  NairobiDay,
  VirtualGame,
} from '@kipenga/betting-core';
import { arcadeGame, ARCADE_GAMES, isNewOn } from './arcade-games.ts';
import { imageUrlOf, LAUNCH_URL, playUrlOf } from './arcade-urls.ts';

/** The games one provider's list has on a day (R7-10, R7-11). */
export const casinoGames = (
  arcadeOrigin: string,
  provider: GameProvider,
  today: NairobiDay,
): readonly CasinoGame[] =>
  ARCADE_GAMES.filter((game) => game.provider === provider).map(
    ({ id, name, typeId, hasDemo, listedOn }) => ({
      id,
      name,
      typeId,
      hasDemo,
      provider,
      url: LAUNCH_URL,
      imageUrl: imageUrlOf(arcadeOrigin, id),
      isNew: isNewOn(today, { listedOn }),
    }),
  );

/** The games with an entry of their own in the menu (R2-22, R7-21). */
export const directGames = (): readonly DirectGame[] =>
  ARCADE_GAMES.flatMap(({ id, name, entry }) =>
    entry?.as === 'direct' ? [{ id, name, kind: entry.kind }] : [],
  );

/** The virtual games on a day (R2-61, R7-21). */
export const virtualGames = (arcadeOrigin: string, today: NairobiDay): readonly VirtualGame[] =>
  ARCADE_GAMES.filter(({ entry }) => entry?.as === 'virtual').map(({ id, name, listedOn }) => ({
    id,
    name,
    url: playUrlOf(arcadeOrigin, id, '{token}'),
    imageUrl: imageUrlOf(arcadeOrigin, id),
    isNew: isNewOn(today, { listedOn }),
  }));

/** A live table's game by its name and picture (D85); null for a game that is not offered. */
export const offeredTable = (
  arcadeOrigin: string,
  gameId: string,
): Pick<LiveTable, 'name' | 'imageUrl'> | null => {
  const game = arcadeGame(gameId);
  return game ? { name: game.name, imageUrl: imageUrlOf(arcadeOrigin, gameId) } : null;
};
