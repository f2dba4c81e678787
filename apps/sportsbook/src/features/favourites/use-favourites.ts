import { useSyncExternalStore } from 'react';
import type { Favourite } from './favourite.ts';
import { favourites } from './favourites.ts';

const none = () => null;

/** What is starred on this phone; null until that is known, and where a server draws. */
export const useFavourites = (): readonly Favourite[] | null =>
  useSyncExternalStore(favourites.subscribe, favourites.current, none);
