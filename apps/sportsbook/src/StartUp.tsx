import type { Transport } from '@kipenga/api';
import { useEffect } from 'react';
import { takeEarlyTaps } from './early-taps/take-early-taps.ts';
import type { SportsbookStore } from './store.ts';

interface StartUpProps {
  readonly store: SportsbookStore;
  readonly transport: Transport;
}

/** Starts what runs beside the page, once it is hydrated; its file comes after the first view. Draws nothing. */
export function StartUp({ store, transport }: StartUpProps) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./after-hydration.ts').then(
      ({ afterHydration }) => {
        if (!isGone) stop = afterHydration({ store, transport });
      },
      () => void takeEarlyTaps(), // its file did not arrive: from now on the app hears the taps itself
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [store, transport]);
  return null;
}
