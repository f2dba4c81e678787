import type { PersistenceHost } from '@kipenga/shell';
import type { SportsbookStore } from './store.ts';

/**
 * Adds the jackpot slip to the store if missing, and stores it. Its files load from here, so that a visit without
 * jackpots does not even have their names.
 * @returns the function that stops it.
 */
export async function keepJackpotSlip(
  store: SportsbookStore,
  host: PersistenceHost,
  onSetAside: () => void,
): Promise<() => void> {
  const [{ addJackpotSlip }, { persistJackpotSlip }] = await Promise.all([
    import('./add-jackpot-slip.ts'),
    import('./features/jackpot/jackpot-slip-persistence.ts'),
  ]);
  addJackpotSlip(store);
  return persistJackpotSlip(store, host, onSetAside);
}
