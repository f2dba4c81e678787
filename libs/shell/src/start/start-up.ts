import { bettingApi, CACHE_TAGS, limitsApi, sportsApi } from '@kipenga/api';
import { instantFromMs } from '@kipenga/betting-core';
import { storedLoadTime } from '@kipenga/contracts/storage';
import { setupListeners } from '@reduxjs/toolkit/query';
import { startSessionClock } from '../session/session-clock.ts';
import { persistSession } from '../session/session-persistence.ts';
import { whenPrefetchAllowed } from '../ground/prefetch.ts';
import type { ShellStore } from './create-store.ts';
import type { PersistenceHost } from '../ground/persist.ts';

/** All data is loaded again after this long (R4-27, D48). */
const RELOAD_EVERY_MS = 72_000_000;

/**
 * Starts what runs beside the page in a browser, once it is hydrated: the session from storage and its clock, fetching again on
 * focus and reconnect (D48), the first loads that no screen asks for by itself, and the reload of every 20 hours (R4-27). Where data
 * is saved those loads wait for a sign of a person (decision 0008).
 * @returns the function that stops it all.
 */
export function startUp(store: ShellStore, host: PersistenceHost): () => void {
  const stopPersisting = persistSession(store, host);
  const stopClock = startSessionClock(store);
  const stopListening = setupListeners(store.dispatch);
  let loads: readonly { readonly unsubscribe: () => void }[] = [];
  const stopWaiting = whenPrefetchAllowed(() => {
    loads = [
      store.dispatch(limitsApi.endpoints.getLimits.initiate()),
      store.dispatch(sportsApi.endpoints.getActiveSports.initiate()),
      store.dispatch(sportsApi.endpoints.getSportsNavigation.initiate({ isEsport: false })),
    ];
  });
  const noteLoad = () => storedLoadTime.save(host.storage, instantFromMs(Date.now()));
  noteLoad();
  const reload = setInterval(() => {
    store.dispatch(bettingApi.util.invalidateTags([...CACHE_TAGS]));
    noteLoad();
  }, RELOAD_EVERY_MS);
  return () => {
    clearInterval(reload);
    stopWaiting();
    for (const load of loads) load.unsubscribe();
    stopListening();
    stopClock();
    stopPersisting();
  };
}
