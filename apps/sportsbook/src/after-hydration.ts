import type { Transport } from '@kipenga/api';
import { browserHost, dialogShown, say, startUp } from '@kipenga/shell';
import { preloadSlip } from './App.tsx';
import { replayTaps } from './early-taps/replay-taps.ts';
import { persistBetslip, selectSelections } from './features/betslip/index.ts';
import type { SportsbookStore } from './store.ts';

interface AfterHydration {
  readonly store: SportsbookStore;
  readonly transport: Transport;
  readonly earlyTaps: readonly string[];
}

/**
 * What makes the page this visitor's: the slip and the session from storage, and the taps made before hydration, in that order,
 * so that a tap on a pick that was already on the slip does not take it off. @returns the function that stops it all.
 */
export function afterHydration({ store, earlyTaps }: AfterHydration): () => void {
  const host = browserHost();
  const tellSetAside = () =>
    store.dispatch(dialogShown({ tone: 'info', title: say('sportsbook.slip.title'), message: say('sportsbook.slip.storageReset') }));
  const stopSlip = persistBetslip(store, host, tellSetAside);
  replayTaps(store, earlyTaps);
  const stopShell = startUp(store, host);
  const stopWatching = store.subscribe(() => {
    if (selectSelections(store.getState()).length === 0) return;
    stopWatching();
    void preloadSlip().catch(() => undefined); // the tap on the bar will try again
  });
  return () => {
    stopWatching();
    stopShell();
    stopSlip();
  };
}
