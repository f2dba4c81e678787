import type { Transport } from '@kipenga/api';
import {
  browserHost,
  dialogShown,
  message,
  selectIsLoggedIn,
  selectModal,
  startUp,
  watch,
} from '@kipenga/shell';
import { isSavingData } from '@kipenga/ui';
import { preloadSlip } from './App.tsx';
import { replayTaps } from './early-taps/replay-taps.ts';
import { takeEarlyTaps } from './early-taps/take-early-taps.ts';
import { persistBetslip, selectSelections } from './features/slip/index.ts';
import { slipClosed, slipOpened } from './features/slip-bar/index.ts';
import type { SportsbookStore } from './store.ts';
import { whenJackpotSlip } from './when-jackpot-slip.ts';

export { BesidePage } from './BesidePage.tsx';

interface AfterHydration {
  readonly store: SportsbookStore;
  readonly transport: Transport;
}

/**
 * Adds this visitor's data to the page: slip and session from storage, then the taps made before hydration. In that
 * order a tap on a pick of the slip does not remove it. The slip's sheet loads before the tap that opens it; where
 * data is saved, only after a pick in this visit.
 * @returns the function that stops everything.
 */
export function afterHydration({ store, transport }: AfterHydration): () => void {
  const host = browserHost();
  const tellSetAside = () =>
    store.dispatch(
      dialogShown({
        tone: 'info',
        title: message('sportsbook.slip.title'),
        message: message('sportsbook.slip.storageReset'),
      }),
    );
  const stopSlip = persistBetslip(store, host, tellSetAside);
  let jackpotSlip: Promise<unknown> | undefined;
  const stopJackpotSlip = whenJackpotSlip(store, host, () => {
    const kept = import('./keep-jackpot-slip.ts').then(({ keepJackpotSlip }) =>
      keepJackpotSlip(store, host, tellSetAside),
    );
    jackpotSlip = kept.catch(() => undefined);
    return kept;
  });
  const later = setTimeout(fetchPageDictionary, LONG_BEGUN_MS);
  const stored = isSavingData() ? selectSelections(store.getState()) : null;
  const earlyTaps = takeEarlyTaps();
  replayTaps(store, earlyTaps.outcomes);
  if (earlyTaps.opensSlip) store.dispatch(slipOpened());
  const stopShell = startUp(store, host);
  // Log In or Register, if the session turns out to need them and the app has not opened a window meanwhile
  if (!selectIsLoggedIn(store.getState()) && selectModal(store.getState()) === null)
    earlyTaps.opener?.click();
  const stopAsking = whenLoggedIn(store, async () => {
    const { followSentBets } = await import('./features/placing/follow-sent-bets.ts');
    await jackpotSlip; // a placed ticket is removed from its slip
    return followSentBets({
      store,
      intents: transport.intents,
      onPlaced: () => store.dispatch(slipClosed()),
    });
  });
  const stopWatching = store.subscribe(() => {
    const selections = selectSelections(store.getState());
    if (selections.length === 0 || selections === stored) return;
    stopWatching();
    void preloadSlip().catch(() => undefined); // the tap on the bar will try again
  });
  return () => {
    clearTimeout(later);
    stopWatching();
    stopAsking();
    stopShell();
    stopJackpotSlip();
    stopSlip();
  };
}

const LONG_BEGUN_MS = 4_000;

/** Lets the browser fetch the dictionary for later pages (RFC 9842), which this visit does not need. */
function fetchPageDictionary(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-late]');
  if (link?.dataset['late'] !== undefined && !isSavingData()) link.rel = link.dataset['late'];
}

/**
 * Starts a part for customers once one is logged in, now or later.
 * @returns the function that stops both.
 */
function whenLoggedIn(store: SportsbookStore, start: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined;
  let isStarted = false;
  const begin = () => {
    if (isStarted) return;
    isStarted = true;
    start().then(
      (stopIt) => (stop = stopIt),
      () => (isStarted = false), // its file did not arrive: the next login tries again
    );
  };
  if (selectIsLoggedIn(store.getState())) begin();
  const stopWatching = watch(store, selectIsLoggedIn, (isLoggedIn) => isLoggedIn && begin());
  return () => {
    stopWatching();
    stop?.();
  };
}
