import type { MatchId } from '@kipenga/betting-core';
import { useEffect } from 'react';
import { useStore } from 'react-redux';

/**
 * Keeps the prices of these matches fresh, wherever the cache holds them, while the component is shown. All that does it
 * comes after the first paint (0018). @param isSparing the visitor asks for less data: nothing is watched.
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
