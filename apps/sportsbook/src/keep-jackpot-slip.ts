import { STORAGE_KEYS } from '@kipenga/contracts/storage';
import { watch, type PersistenceHost } from '@kipenga/shell';
import type { SportsbookStore } from './store.ts';

/**
 * Keeps the jackpot slip in storage, of a visit that has one: from an earlier visit, of another tab, or from
 * the moment a screen with jackpots adds it. All it needs is loaded then. @returns the function that stops it.
 */
export function keepJackpotSlip(
  store: SportsbookStore,
  host: PersistenceHost,
  onSetAside: () => void,
): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  const begin = () =>
    void Promise.all([
      import('./add-jackpot-slip.ts'),
      import('./features/jackpot/jackpot-slip-persistence.ts'),
    ]).then(
      ([{ addJackpotSlip }, { persistJackpotSlip }]) => {
        if (isGone || stop !== undefined) return;
        addJackpotSlip(store);
        stop = persistJackpotSlip(store, host, onSetAside);
      },
      () => undefined, // its files did not arrive: the stored slip stays as it is
    );
  const follow = (event: Event) =>
    event instanceof StorageEvent && event.key === STORAGE_KEYS.jackpotSlip && begin();
  const stopWatching = watch(store, (state) => 'jackpotSlip' in state, begin);
  host.events.addEventListener('storage', follow);
  if ('jackpotSlip' in store.getState() || hasStoredPicks(host)) begin();
  return () => {
    isGone = true;
    stopWatching();
    host.events.removeEventListener('storage', follow);
    stop?.();
  };
}

/** An emptied slip stays stored without picks. The text is searched, not decoded: the codec is loaded late. */
const hasStoredPicks = ({ storage }: PersistenceHost): boolean =>
  /\[\s*\{/.test(storage.getItem(STORAGE_KEYS.jackpotSlip) ?? '');
