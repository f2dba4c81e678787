import type { Transport } from '@kipenga/api';
import { useEffect } from 'react';
import type { EarlyTaps } from './early-taps/take-early-taps.ts';
import type { SportsbookStore } from './store.ts';

interface StartUpProps {
  readonly store: SportsbookStore;
  readonly transport: Transport;
  readonly earlyTaps: EarlyTaps;
}

/** Starts what runs beside the page, once it is hydrated; its file comes after the first view. Draws nothing. */
export function StartUp({ store, transport, earlyTaps }: StartUpProps) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./after-hydration.ts').then(({ afterHydration }) => {
      if (!isGone) stop = afterHydration({ store, transport, earlyTaps });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [store, transport, earlyTaps]);
  return null;
}
