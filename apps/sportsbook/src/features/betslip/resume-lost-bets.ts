import { betsApi, pendingBets, type Transport } from '@kipenga/api';
import { dialogShown, selectProfile, watch, type ShellDispatch, type ShellState } from '@kipenga/shell';
import type { EnhancedStore } from '@reduxjs/toolkit';
import { betslipCleared, selectBetslip, type BetslipRootState } from './betslip.slice.ts';
import { placedMessage, refusedMessage } from './placement-messages.ts';
import { stakeReset } from './stake.slice.ts';
import { isSlipOf } from './waiting-bet.slice.ts';

type BettingState = ShellState & BetslipRootState;
type BettingStore = Pick<EnhancedStore<BettingState>, 'getState' | 'subscribe'> & {
  readonly dispatch: ShellDispatch;
};

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
        if (
          isSlipOf(
            request.selections.map((one) => one.outcomeId),
            selectBetslip(store.getState()),
          )
        ) {
          store.dispatch(betslipCleared());
          store.dispatch(stakeReset());
        }
        store.dispatch(dialogShown(placedMessage(data.description, data.reference)));
      }
      if (data?.kind === 'refused') store.dispatch(dialogShown(refusedMessage(data.description)));
    }
  };
  void ask();
  return watch(
    store,
    (state: BettingState) => selectProfile(state)?.profileId ?? null,
    () => void ask(),
  );
}
