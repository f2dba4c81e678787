import type { Instant } from '@kipenga/betting-core';
import type { Store } from '@reduxjs/toolkit';
import { cachedPrices } from './cached-prices.ts';

/**
 * Closes matches that had begun at `now`, at once and in each later answer, for pages without a stream.
 * @returns a function that stops it.
 */
export function closeStarted(store: Store, now: Instant): () => void {
  const caches = cachedPrices(store);
  caches.closeStarted(now);
  return caches.onAnswer(() => caches.closeStarted(now));
}
