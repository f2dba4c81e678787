import { keyOf, type Favourite } from './favourite.ts';

/** Where favourites are kept from visit to visit. Nothing of it fails: what cannot be kept is there until the page is left. */
export interface FavouriteStore {
  readonly all: () => Promise<readonly Favourite[]>;
  readonly put: (favourite: Favourite) => Promise<void>;
  readonly remove: (favourite: Favourite) => Promise<void>;
}

const STORE = 'favourites';

function open(databases: IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!databases) return reject(new Error('no database'));
    const request = databases.open('kipenga-favourites', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
}

/**
 * Favourites in IndexedDB, beside the intents and apart from them: local storage holds four keys only (D52), and a bet's key never
 * waits for a star.
 */
export function favouriteStore(databases: IDBFactory | undefined = globalThis.indexedDB): FavouriteStore {
  let opened: Promise<IDBDatabase> | undefined;
  async function inStore<Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    opened ??= open(databases);
    const transaction = (await opened).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
    });
  }
  return {
    all: () =>
      inStore<Favourite[]>('readonly', (store) => store.getAll() as IDBRequest<Favourite[]>).catch(() => []),
    put: (favourite) =>
      inStore('readwrite', (store) => store.put(favourite, keyOf(favourite))).then(
        () => undefined,
        () => undefined,
      ),
    remove: (favourite) =>
      inStore('readwrite', (store) => store.delete(keyOf(favourite))).catch(() => undefined),
  };
}
