import { useSyncExternalStore } from 'react';
import { keyOf, type Favourite } from './favourite.ts';
import { favourites } from './favourites.ts';

const none = () => null;
const no = () => false;

/** What is starred on this phone; null until that is known, and where a server draws. */
export const useFavourites = (): readonly Favourite[] | null =>
  useSyncExternalStore(favourites.subscribe, favourites.current, none);

/** Is it starred on this phone? Who asks hears of this one alone. */
export const useIsFavourite = (asked: Favourite): boolean =>
  useSyncExternalStore(
    favourites.subscribe,
    () => favourites.current()?.some((one) => keyOf(one) === keyOf(asked)) ?? false,
    no,
  );
