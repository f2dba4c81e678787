import { STORAGE_KEYS } from '@kipenga/contracts/storage';
import { watch, type PersistenceHost } from '@kipenga/shell';
import type { SportsbookStore } from './store.ts';

/**
 * Starts storing the jackpot slip once a visit has one: from an earlier visit, another tab, or a screen with
 * jackpots. If its file fails to load, the stored entry is unchanged.
 * @returns the function that stops both.
 */
export function whenJackpotSlip(
  store: SportsbookStore,
  { storage, events }: PersistenceHost,
  start: () => Promise<() => void>,
): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = () => {
    stopWaiting();
    start().then(
      (stopIt) => (isOver ? stopIt() : (stop = stopIt)),
      () => undefined,
    );
  };
  const follow = (event: Event) =>
    event instanceof StorageEvent && event.key === STORAGE_KEYS.jackpotSlip && begin();
  const stopWatching = watch(store, (state) => 'jackpotSlip' in state, begin);
  const stopWaiting = () => {
    stopWatching();
    events.removeEventListener('storage', follow);
  };
  events.addEventListener('storage', follow);
  // An emptied slip stays stored without picks. The text is searched, not decoded: the codec loads late.
  const isStored = /\[\s*\{/.test(storage.getItem(STORAGE_KEYS.jackpotSlip) ?? '');
  if (isStored || 'jackpotSlip' in store.getState()) begin();
  return () => {
    isOver = true;
    stopWaiting();
    stop?.();
  };
}
