import { storeIn } from '@kipenga/api';
import { keyOf, type Favourite } from './favourite.ts';

/** Where favourites are kept from visit to visit. Nothing of it fails: what cannot be kept is there until the page is left. */
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
 * Favourites in IndexedDB, beside the intents and apart from them: local storage holds four keys only (D52), and a bet's key never
 * waits for a star.
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
