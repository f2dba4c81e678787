import { useSyncExternalStore } from 'react';
import { keyOf, type Favourite } from './favourite.ts';
import { favourites } from './favourites.ts';

const none = () => null;
const no = () => false;

/** The favourites of this phone; null until they are read, and on a server. */
export const useFavourites = (): readonly Favourite[] | null =>
  useSyncExternalStore(favourites.subscribe, favourites.current, none);

/** True if it is starred on this phone. Renders again for this favourite only. */
export const useIsFavourite = (asked: Favourite): boolean =>
  useSyncExternalStore(
    favourites.subscribe,
    () => favourites.current()?.some((one) => keyOf(one) === keyOf(asked)) ?? false,
    no,
  );
