import {
  isPlacedSince,
  memoryIntents,
  type IntentStore,
  type PendingIntent,
  type PlacedPicks,
  type ShownPicks,
} from './intent-store.ts';
import { storeIn } from './store-in.ts';

/** Longest time a screen is assumed to stay open, even if the browser suspends it. */
const LONGEST_SHOWN_MS = 24 * 60 * 60_000;

/**
 * Stores intents in IndexedDB for all tabs, because local storage has only four keys (D52). A browser that refuses gets them in
 * memory: a bet is still sent with its key, but the key does not survive a reload.
 */
export function browserIntents(databases: IDBFactory | undefined = globalThis.indexedDB): IntentStore {
  const fallback = memoryIntents();
  const inStore = storeIn('kipenga', 'intents', databases);
  return {
    claim: (candidate, shown) =>
      inStore<PendingIntent | PlacedPicks>((store, done) => {
        read<PlacedPicks>(store, shown?.id ?? '', (placed) => {
          if (placed && shown && isPlacedSince(placed, shown, candidate.madeAtMs)) return done(placed);
          read<PendingIntent>(store, candidate.id, (intent) => {
            done(intent ?? candidate);
            if (!intent) store.put(candidate);
          });
        });
      }).catch(() => fallback.claim(candidate, shown)),
    settle: (intent, placed) =>
      inStore<void>((store, done) => {
        read<PendingIntent>(store, intent.id, (kept) => {
          done();
          if (kept?.key !== intent.key) return;
          store.delete(intent.id);
          if (placed) store.put(placed);
        });
      }).catch(() => fallback.settle(intent, placed)),
    pending: () =>
      inStore<readonly PendingIntent[]>((store, done) => {
        const all: IDBRequest<(PendingIntent | PlacedPicks)[]> = store.getAll();
        all.addEventListener('success', () => {
          done(all.result.filter((one): one is PendingIntent => !('placedAtMs' in one)));
          for (const one of all.result) if (isOutlived(one)) store.delete(one.id);
        });
      }).catch(() => fallback.pending()),
  };
}

function read<Kept>(store: IDBObjectStore, id: ShownPicks['id'], then: (kept?: Kept) => void): void {
  const found: IDBRequest<Kept | undefined> = store.get(id);
  found.addEventListener('success', () => then(found.result));
}

const isOutlived = (one: PendingIntent | PlacedPicks): boolean =>
  'placedAtMs' in one && Date.now() - one.placedAtMs > LONGEST_SHOWN_MS;
