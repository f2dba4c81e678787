import type { Transport } from '@kipenga/api';
import { whenPrefetchAllowed } from '@kipenga/shell';
import { useEffect, useState, type ComponentType } from 'react';
import { takeEarlyTaps } from './early-taps/take-early-taps.ts';
import { isOpenToAll } from './is-open-to-all.ts';
import type { SportsbookStore } from './store.ts';

interface StartUpProps {
  readonly store: SportsbookStore;
  readonly transport: Transport;
}

/**
 * Starts the parts beside the page, after hydration; its file loads after the first view. Where data is saved, a page
 * without personal content waits for the first touch; until then taps are kept as before hydration. Renders nothing
 * visible.
 */
export function StartUp({ store, transport }: StartUpProps) {
  const [BesidePage, setBesidePage] = useState<ComponentType | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = () =>
      void import('./after-hydration.ts').then(
        ({ afterHydration, BesidePage: Late }) => {
          if (isGone) return;
          stop = afterHydration({ store, transport });
          setBesidePage(() => Late);
        },
        () => void takeEarlyTaps(), // its file failed to load: from now on the app handles taps itself
      );
    const stopWaiting = isOpenToAll(window.location) ? whenPrefetchAllowed(start) : start();
    return () => {
      isGone = true;
      stopWaiting?.();
      stop?.();
    };
  }, [store, transport]);
  return BesidePage && <BesidePage />;
}
