import { betsApi, pendingBets, type PlaceBetRequest, type Transport } from '@kipenga/api';
import type { Betslip } from '@kipenga/betting-core';
import { dialogShown, selectProfile, watch, type ShellDispatch, type ShellState } from '@kipenga/shell';
import type { EnhancedStore } from '@reduxjs/toolkit';
import { betslipCleared, selectBetslip, type BetslipRootState } from './betslip.slice.ts';
import { placedMessage, refusedMessage } from './placement-messages.ts';

type BettingState = ShellState & BetslipRootState;
type BettingStore = Pick<EnhancedStore<BettingState>, 'getState' | 'subscribe'> & { readonly dispatch: ShellDispatch };

/**
 * Asks about bets that were sent before the page went away and whose answer was never heard (D24): once, as soon as their
 * customer is logged in. Each goes out with its kept key, so it is placed once or was placed already. @returns the stop.
 */
export function resumeLostBets(store: BettingStore, transport: Transport): () => void {
  const ask = async () => {
    const profile = selectProfile(store.getState());
    if (profile === null) return;
    for (const request of await pendingBets(transport, profile.profileId)) {
      const { data } = await store.dispatch(betsApi.endpoints.placeBet.initiate(request));
      if (data?.kind === 'placed') {
        if (isSameSlip(request, selectBetslip(store.getState()))) store.dispatch(betslipCleared());
        store.dispatch(dialogShown(placedMessage(data.description, data.reference)));
      }
      if (data?.kind === 'refused') store.dispatch(dialogShown(refusedMessage(data.description)));
    }
  };
  void ask();
  return watch(store, (state: BettingState) => selectProfile(state)?.profileId ?? null, () => void ask());
}

/** The slip that was sent is still on the screen: it has become a bet. */
const isSameSlip = (request: PlaceBetRequest, slip: Betslip): boolean =>
  request.selections.length === slip.selections.length && request.selections.every((sent) => slip.selections.some((one) => one.outcomeId === sent.outcomeId));
