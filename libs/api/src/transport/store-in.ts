/** Does work in one object store of a browser database, in a transaction. Resolves to the last value given to `done`. */
export type InStore = <Value>(
  work: (store: IDBObjectStore, done: (value: Value) => void) => void,
) => Promise<Value>;

/**
 * An object store in its own database of the browser, for all tabs: local storage has only four keys (D52). The database is opened
 * by the first call, which rejects if the browser refuses. Records are keyed by `id`.
 */
export function storeIn(
  database: string,
  store: string,
  databases: IDBFactory | undefined = globalThis.indexedDB,
): InStore {
  let opened: Promise<IDBDatabase> | undefined;
  return async (work) => {
    opened ??= open(databases, database, store);
    const transaction = (await opened).transaction(store, 'readwrite');
    return new Promise((resolve, reject) => {
      let result: Parameters<Parameters<typeof work>[1]>[0];
      work(transaction.objectStore(store), (value) => (result = value));
      transaction.addEventListener('complete', () => resolve(result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
    });
  };
}

/** Milliseconds to wait for the database: some browsers never answer, and a bet must not wait for them. */
const LONGEST_OPENING_MS = 2_000;

function open(databases: IDBFactory | undefined, database: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!databases) return reject(new Error('no database'));
    setTimeout(() => reject(new Error('not opened in time')), LONGEST_OPENING_MS);
    const request = databases.open(database, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(store, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}
