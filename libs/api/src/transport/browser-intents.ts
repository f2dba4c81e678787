import { memoryIntents, type IntentStore, type PendingIntent } from './intent-store.ts';

/**
 * Keeps intents in IndexedDB, for all tabs: local storage holds four keys only (D52). A browser that refuses
 * gets them in memory; a bet still goes out with its key, but the key does not survive a reload.
 */
export function browserIntents(databases: IDBFactory | undefined = globalThis.indexedDB): IntentStore {
  const fallback = memoryIntents();
  let opened: Promise<IDBDatabase> | undefined;

  async function inStore<Value>(
    work: (store: IDBObjectStore, done: (value: Value) => void) => void,
  ): Promise<Value> {
    opened ??= open(databases);
    const database = await opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction('intents', 'readwrite');
      let result: Value;
      work(transaction.objectStore('intents'), (value) => (result = value));
      transaction.addEventListener('complete', () => resolve(result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
    });
  }

  return {
    claim: (candidate) =>
      inStore<PendingIntent>((store, done) => {
        const found: IDBRequest<PendingIntent | undefined> = store.get(candidate.id);
        found.addEventListener('success', () => {
          done(found.result ?? candidate);
          if (!found.result) store.put(candidate);
        });
      }).catch(() => fallback.claim(candidate)),
    settle: (id) =>
      inStore<void>((store, done) => {
        store.delete(id);
        done();
      }).catch(() => fallback.settle(id)),
    pending: () =>
      inStore<readonly PendingIntent[]>((store, done) => {
        const all: IDBRequest<PendingIntent[]> = store.getAll();
        all.addEventListener('success', () => done(all.result));
      }).catch(() => fallback.pending()),
  };
}

/** Some browsers never answer when asked to open a database; a bet does not wait for them. */
const LONGEST_OPENING_MS = 2_000;

function open(databases: IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!databases) return reject(new Error('no database'));
    setTimeout(() => reject(new Error('not opened in time')), LONGEST_OPENING_MS);
    const request = databases.open('kipenga', 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('intents', { keyPath: 'id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}
