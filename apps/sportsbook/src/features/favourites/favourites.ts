import { instantFromMs, toMs, type MatchId } from '@kipenga/betting-core';
import { keyOf, type Favourite } from './favourite.ts';
import { favouriteStore, type FavouriteStore } from './favourite-store.ts';

/** The favourites of this phone, shared by all screens of the visit. */
export interface Favourites {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Null until they have been read. */
  readonly current: () => readonly Favourite[] | null;
  /** Adds or removes a star. */
  readonly toggle: (favourite: Favourite) => void;
  /** Removes matches that are over according to the house. */
  readonly forgetMatches: (ids: readonly MatchId[]) => void;
}

const MOST = 100;
/** Matches older than this are certainly over. */
const LONG_PAST_MS = 24 * 3_600_000;

const isOver = (favourite: Favourite): boolean =>
  favourite.kind === 'match' && favourite.startsAt < instantFromMs(Date.now() - LONG_PAST_MS);

const inOrder = (all: readonly Favourite[]): readonly Favourite[] =>
  all.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
const sortKey = (one: Favourite): string =>
  one.kind === 'match' ? `${toMs(one.startsAt)}` : `${one.category} ${one.name}`;

/** Reads the favourites at their first use, and stores every change. Matches long over are removed. */
export function keepFavourites(store: FavouriteStore): Favourites {
  const listeners = new Set<() => void>();
  let favourites: readonly Favourite[] | null = null;
  let isAsked = false;
  const set = (all: readonly Favourite[]): void => {
    favourites = inOrder(all);
    for (const listener of listeners) listener();
  };
  const read = async (): Promise<void> => {
    const stored = await store.all();
    for (const over of stored.filter(isOver)) void store.remove(over);
    set(stored.filter((one) => !isOver(one)));
  };
  const toggle = (favourite: Favourite): void => {
    if (favourites === null) return void read().then(() => toggle(favourite));
    const others = favourites.filter((one) => keyOf(one) !== keyOf(favourite));
    if (others.length < favourites.length) {
      set(others);
      void store.remove(favourite);
    } else if (others.length < MOST) {
      set([...others, favourite]);
      void store.put(favourite);
    }
  };
  const forgetMatches = (ids: readonly MatchId[]): void => {
    const isNamed = (one: Favourite): boolean => one.kind === 'match' && ids.includes(one.id);
    const named = favourites?.filter(isNamed) ?? [];
    if (named.length === 0) return;
    set(favourites?.filter((one) => !isNamed(one)) ?? []);
    for (const one of named) void store.remove(one);
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      if (!isAsked) void read();
      isAsked = true;
      return () => void listeners.delete(onChange);
    },
    current: () => favourites,
    toggle,
    forgetMatches,
  };
}

/** The favourites of this browser. */
export const favourites = keepFavourites(favouriteStore());
