import type { MatchId } from '@kipenga/betting-core';
import { useEffect } from 'react';
import { useStore } from 'react-redux';

/**
 * Keeps the prices of these matches fresh everywhere in the cache while the component is mounted. Its code is loaded after the
 * first paint (0018).
 * @param isSparing true in data saving: nothing is watched.
 */
export function usePriceWatch(matchIds: readonly MatchId[], isSparing: boolean): void {
  const store = useStore();
  const ids = isSparing ? '' : matchIds.join();
  useEffect(() => {
    if (ids === '') return undefined;
    const watch = import('./watch-prices.ts').then(
      ({ watchPrices }) => watchPrices(store, ids.split(',')),
      () => undefined, // its file did not arrive: prices are as old as their lists
    );
    return () => void watch.then((stop) => stop?.());
  }, [store, ids]);
}
