import { emptyTicket } from '@kipenga/betting-core';
import { storedJackpotSlip } from '@kipenga/contracts/storage';
import { persist, type PersistenceHost } from '@kipenga/shell';
import type { Store } from '@reduxjs/toolkit';
import { selectTicket, ticketRestored, type JackpotSlipRootState } from './jackpot-slip.slice.ts';

/**
 * Stores the jackpot slip at key `jackpot_betslip`, and syncs it with other tabs (R3-02, R4-21). An unreadable entry
 * is set aside and reported. Picks made before it starts are newer than the stored ones, and stay.
 */
export function persistJackpotSlip(
  store: Pick<Store<JackpotSlipRootState>, 'getState' | 'subscribe' | 'dispatch'>,
  host: PersistenceHost,
  onSetAside: () => void,
): () => void {
  const early = selectTicket(store.getState());
  const stop = persist(store, host, {
    entry: storedJackpotSlip,
    select: selectTicket,
    restore: (ticket) => store.dispatch(ticketRestored(ticket ?? emptyTicket)),
    onSetAside,
  });
  if (early.picks.length > 0) store.dispatch(ticketRestored(early));
  return stop;
}
