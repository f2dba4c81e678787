import { emptyBetslip } from '@kipenga/betting-core';
import { storedBetslip } from '@kipenga/contracts/storage';
import { persist, type PersistenceHost, type ShellStore } from '@kipenga/shell';
import type { Store } from '@reduxjs/toolkit';
import { betslipRestored, selectBetslip, type BetslipRootState } from './betslip.slice.ts';

/**
 * Stores the slip at key `betslip`, and syncs it with other tabs (R3-02, R4-21). An unreadable entry is set aside and
 * reported.
 */
export function persistBetslip(
  store: Store<BetslipRootState> | ShellStore,
  host: PersistenceHost,
  onSetAside: () => void,
): () => void {
  return persist(store as Store<BetslipRootState>, host, {
    entry: storedBetslip,
    select: (state) => selectBetslip(state),
    restore: (slip) =>
      store.dispatch(betslipRestored({ ...emptyBetslip, selections: slip?.selections ?? [] })),
    onSetAside,
  });
}
