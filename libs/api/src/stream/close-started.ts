import type { Instant } from '@kipenga/betting-core';
import type { Store } from '@reduxjs/toolkit';
import { cachedPrices } from './cached-prices.ts';

/**
 * Closes what has begun by a clock, now and whenever an answer comes that is as old: for a page that hears nothing of its house.
 * @returns the stop.
 */
export function closeStarted(store: Store, now: Instant): () => void {
  const caches = cachedPrices(store);
  caches.closeStarted(now);
  return caches.onAnswer(() => caches.closeStarted(now));
}
