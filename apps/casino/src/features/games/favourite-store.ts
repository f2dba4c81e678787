import { storeIn } from '@kipenga/api';

/** The games marked as favourites on this phone, from the one marked last. */
export interface FavouriteStore {
  readonly all: () => Promise<readonly string[]>;
  /** Marks a game, or takes its mark away; answers all of them. */
  readonly toggle: (id: string) => Promise<readonly string[]>;
}

/** A game and when it was marked. */
interface Favourite {
  readonly id: string;
  readonly atMs: number;
}

const idsOf = (kept: readonly Favourite[]): readonly string[] =>
  kept.toSorted((one, other) => other.atMs - one.atMs).map(({ id }) => id);

/** Favourites kept in memory only: for tests, and browsers that refuse to store. */
export const memoryFavourites = (): FavouriteStore => {
  let ids: readonly string[] = [];
  return {
    all: async () => ids,
    toggle: async (id) => (ids = ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids]),
  };
};

/** Keeps favourites in IndexedDB, as what was confirmed is kept: local storage holds four keys only (D52). */
export const browserFavourites = (databases?: IDBFactory): FavouriteStore => {
  const fallback = memoryFavourites();
  const inStore = storeIn('kipenga-games', 'favourites', databases);
  const all = (store: IDBObjectStore, done: (ids: readonly string[]) => void): void => {
    const asked: IDBRequest<Favourite[]> = store.getAll();
    asked.addEventListener('success', () => done(idsOf(asked.result)));
  };
  return {
    all: () => inStore<readonly string[]>(all).catch(() => fallback.all()),
    toggle: (id) =>
      inStore<readonly string[]>((store, done) => {
        const found = store.getKey(id);
        found.addEventListener('success', () => {
          if (found.result === undefined) store.put({ id, atMs: Date.now() } satisfies Favourite);
          else store.delete(id);
          all(store, done);
        });
      }).catch(() => fallback.toggle(id)),
  };
};
