import type { StoragePort } from '@kipenga/contracts/storage';
import type { PersistenceHost } from '../ground/persist.ts';

/** A browser's storage, in memory. */
export function memoryStorage(
  entries: Readonly<Record<string, string>> = {},
): StoragePort & { readonly entries: Map<string, string> } {
  const kept = new Map(Object.entries(entries));
  return {
    entries: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Storage, and events of other tabs that a test can send. */
export const testHost = (
  storage: StoragePort = memoryStorage(),
): PersistenceHost & { readonly events: EventTarget } => ({ storage, events: new EventTarget() });
