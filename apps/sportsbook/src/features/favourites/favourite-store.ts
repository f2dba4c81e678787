import { storeIn } from '@kipenga/api';
import { keyOf, type Favourite } from './favourite.ts';

/** Storage of favourites between visits. Calls never fail: without storage, favourites last until the page is left. */
export interface FavouriteStore {
  readonly all: () => Promise<readonly Favourite[]>;
  readonly put: (favourite: Favourite) => Promise<void>;
  readonly remove: (favourite: Favourite) => Promise<void>;
}

interface Kept {
  readonly id: string;
  readonly favourite: Favourite;
}

/**
 * Favourites in IndexedDB, in a database of their own beside the intents: local storage has four keys only (D52), and
 * a bet's key must never wait for a star.
 */
export function favouriteStore(databases?: IDBFactory): FavouriteStore {
  const inStore = storeIn('kipenga-favourites', 'favourites', databases);
  const change = (work: (store: IDBObjectStore) => unknown): Promise<void> =>
    inStore<void>((store, done) => {
      work(store);
      done();
    }).catch(() => undefined);
  return {
    all: () =>
      inStore<readonly Favourite[]>((store, done) => {
        const all: IDBRequest<Kept[]> = store.getAll();
        all.addEventListener('success', () => done(all.result.map(({ favourite }) => favourite)));
      }).catch(() => []),
    put: (favourite) => change((store) => store.put({ id: keyOf(favourite), favourite } satisfies Kept)),
    remove: (favourite) => change((store) => store.delete(keyOf(favourite))),
  };
}
