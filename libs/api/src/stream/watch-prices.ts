import { matchId } from '@kipenga/betting-core';
import { printRequest, watchPrices as stream } from '@kipenga/contracts';
import type { Store } from '@reduxjs/toolkit';
import { transportOf } from '../transport/transport.ts';
import { cachedPrices, type ApiStore } from './cached-prices.ts';
import type { Later } from './hear-stream.ts';
import { priceWatch, type PageSight, type PriceWatch } from './price-watch.ts';

export { bytesHeard } from './hear-stream.ts';

const later: Later = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

const page: PageSight = {
  isHidden: () => document.hidden,
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** One watch per store, and so one stream per page. */
const watches = new WeakMap<Store, PriceWatch>();

const watchOf = (store: Store): PriceWatch => {
  const api = store as unknown as ApiStore; // a store without the cache and its thunks has no screens of ours
  const { hosts } = api.dispatch((_dispatch, _state, extra) => transportOf(extra));
  return priceWatch({
    caches: cachedPrices(api),
    openSource: (watched) => new EventSource(hosts[stream.host] + printRequest(stream, watched).path),
    page,
    later,
    random: Math.random,
  });
};

/**
 * Watches the prices of these matches for a page.
 * @returns a function that stops it.
 */
export function watchPrices(store: Store, ids: readonly string[]): () => void {
  const watch = watches.get(store) ?? watchOf(store);
  watches.set(store, watch);
  return watch.watch(ids.map(matchId));
}
