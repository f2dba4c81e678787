import type { GameTileGame } from '@kipenga/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tileOf, type PlayableGame } from '../launch/index.ts';
import { browserFavourites, type FavouriteStore } from './favourite-store.ts';

/** The favourites of this phone, as lists of games need them. */
export interface Favourites {
  /** The games' ids, from the one marked last. */
  readonly ids: readonly string[];
  /** A game's tile, with its mark. */
  readonly tileOf: (game: PlayableGame) => GameTileGame;
  /** Marks the game with this key, or takes its mark away. */
  readonly onFavourite: (key: string) => void;
}

const NONE: readonly string[] = [];
let kept: FavouriteStore | undefined;

/** Reads and changes the favourites among these games. Lists are drawn without marks until they are read. */
export function useFavourites(games: readonly PlayableGame[]): Favourites {
  kept ??= browserFavourites();
  const [store] = useState(kept);
  const [ids, setIds] = useState(NONE);
  const latest = useRef(games);
  useEffect(() => void (latest.current = games));
  useEffect(() => {
    let isGone = false;
    void store.all().then((found) => void (isGone || setIds(found)));
    return () => void (isGone = true);
  }, [store]);
  const onFavourite = useCallback(
    (key: string) => {
      const id = latest.current.find((game) => game.key === key)?.id ?? key;
      void store.toggle(id).then(setIds);
    },
    [store],
  );
  return {
    ids,
    tileOf: (game) => ({ ...tileOf(game), isFavourite: ids.includes(game.id) }),
    onFavourite,
  };
}
