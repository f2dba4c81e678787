import { memoryIntents, type IntentStore, type PendingIntent } from './intent-store.ts';
import { storeIn } from './store-in.ts';

/**
 * Keeps intents in IndexedDB, for all tabs: local storage holds four keys only (D52). A browser that refuses
 * gets them in memory; a bet still goes out with its key, but the key does not survive a reload.
 */
export function browserIntents(databases: IDBFactory | undefined = globalThis.indexedDB): IntentStore {
  const fallback = memoryIntents();
  const inStore = storeIn('kipenga', 'intents', databases);
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
