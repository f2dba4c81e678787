import type { Database } from '../../database/index.ts';

/** Returns the value cached under a key of a database, or makes it. */
export type Kept<Value> = (db: Database, key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Caches the last values in memory, each made once for concurrent callers; failures are not cached. For values that never change
 * under their key.
 */
export const keepFew = <Value>(most: number): Kept<Value> => {
  const ofDatabases = new WeakMap<Database, Map<string, Promise<Value>>>();
  return async (db, key, make) => {
    const kept = ofDatabases.get(db) ?? new Map<string, Promise<Value>>();
    ofDatabases.set(db, kept);
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    try {
      return await value;
    } catch (error) {
      if (kept.get(key) === value) kept.delete(key);
      throw error;
    }
  };
};
