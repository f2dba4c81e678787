import { bettingApi, CACHE_TAGS, limitsApi, sportsApi, TOP_SOCCER } from '@kipenga/api';
import { instantFromMs } from '@kipenga/betting-core';
import { storedLoadTime } from '@kipenga/contracts/storage';
import { setupListeners } from '@reduxjs/toolkit/query';
import { modalOpened } from '../modals/modal.slice.ts';
import { AWAITED_CODE } from '../modals/awaited-code-key.ts';
import { startSessionClock } from '../session/session-clock.ts';
import { persistSession } from '../session/session-persistence.ts';
import { keepLanguage } from '../language/keep-language.ts';
import { whenIdle } from '../ground/when-idle.ts';
import { selectIsLoggedIn } from '../session/session.slice.ts';
import { whenPrefetchAllowed } from '../ground/prefetch.ts';
import type { ShellStore } from './create-store.ts';
import type { PersistenceHost } from '../ground/persist.ts';

/** Milliseconds after which all data is loaded again (R4-27, D48). */
const RELOAD_EVERY_MS = 72_000_000;

/**
 * Starts the background work of a page in a browser after hydration: restores the session and starts its clock, refetches on focus
 * and reconnection (D48), loads the data every page needs, top soccer last, and reloads everything every 20 hours (R4-27). In data
 * saving the loads wait for a sign of a person (decision 0008).
 * @returns a function that stops it all.
 */
export function startUp(store: ShellStore, host: PersistenceHost): () => void {
  const stopPersisting = persistSession(store, host);
  delete document.documentElement.dataset['visit']; // the header knows by itself whose visit it is
  if (mayAwaitCode()) void returnToCode(store).catch(() => undefined);
  const stopClock = startSessionClock(store);
  keepLanguage();
  const stopListening = setupListeners(store.dispatch);
  let loads: readonly { readonly unsubscribe: () => void }[] = [];
  let stopIdle: (() => void) | undefined;
  /** Without a subscription, so that only pages that show the list refetch it on focus. */
  const loadTopSoccer = (forceRefetch: boolean) =>
    void store.dispatch(
      sportsApi.endpoints.getTopMatches.initiate(TOP_SOCCER, { subscribe: false, forceRefetch }),
    );
  const stopWaiting = whenPrefetchAllowed(() => {
    loads = [
      store.dispatch(limitsApi.endpoints.getLimits.initiate()),
      store.dispatch(sportsApi.endpoints.getActiveSports.initiate()),
      store.dispatch(sportsApi.endpoints.getSportsNavigation.initiate({ isEsport: false })),
    ];
    stopIdle = whenIdle(() => loadTopSoccer(false));
  });
  const noteLoad = () => storedLoadTime.save(host.storage, instantFromMs(Date.now()));
  noteLoad();
  const reload = setInterval(() => {
    store.dispatch(bettingApi.util.invalidateTags([...CACHE_TAGS]));
    loadTopSoccer(true);
    noteLoad();
  }, RELOAD_EVERY_MS);
  return () => {
    clearInterval(reload);
    stopWaiting();
    stopIdle?.();
    for (const load of loads) load.unsubscribe();
    stopListening();
    stopClock();
    stopPersisting();
  };
}

/** True if the page may have been reloaded while it waited for a code. False if the browser forbids storage. */
function mayAwaitCode(): boolean {
  try {
    return sessionStorage.getItem(AWAITED_CODE) !== null;
  } catch {
    return false;
  }
}

/** Opens the window that was waiting for a code. Its file is loaded only then, because most visits have none. */
async function returnToCode(store: ShellStore): Promise<void> {
  const { awaitedCode } = await import('../modals/over-reload.ts');
  const codeModal = awaitedCode();
  if (codeModal !== null && !selectIsLoggedIn(store.getState())) store.dispatch(modalOpened(codeModal));
}
