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

/** All data is loaded again after this long (R4-27, D48). */
const RELOAD_EVERY_MS = 72_000_000;

/**
 * Starts what runs beside the page in a browser, once it is hydrated: the session from storage and its clock, fetching again on
 * focus and reconnect (D48), the first loads of every page, top soccer last of them, and the reload of every 20 hours (R4-27). Where data
 * is saved those loads wait for a sign of a person (decision 0008).
 * @returns the function that stops it all.
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
  /** A page that shows the list keeps it; nobody else has it asked for again at every look at the page. */
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

/** Was the page loaded again while it waited for a code? A browser that forbids to look has kept none. */
function mayAwaitCode(): boolean {
  try {
    return sessionStorage.getItem(AWAITED_CODE) !== null;
  } catch {
    return false;
  }
}

/** Opens the window that waited for a code. Most visits have none, and do not bring its file. */
async function returnToCode(store: ShellStore): Promise<void> {
  const { awaitedCode } = await import('../modals/over-reload.ts');
  const codeModal = awaitedCode();
  if (codeModal !== null && !selectIsLoggedIn(store.getState())) store.dispatch(modalOpened(codeModal));
}
