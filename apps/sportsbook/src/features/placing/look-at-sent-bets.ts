import { bettingApi, intentApi, sentBets, type Intent, type SentBet, type Transport } from '@kipenga/api';
import {
  dialogShown,
  selectProfile,
  type DialogMessage,
  type ShellDispatch,
  type ShellState,
} from '@kipenga/shell';
import type { EnhancedStore } from '@reduxjs/toolkit';
import { betslipCleared, selectBetslip, stakeReset, type BetslipRootState } from '../slip/index.ts';
import {
  notArrivedMessage,
  notPaidMessage,
  notPlacedMessage,
  placedMessage,
  refusedMessage,
} from './placement-messages.ts';
import {
  isSlipOf,
  selectSentBets,
  sentBetOf,
  sentBetsFound,
  type SentBetsRootState,
} from './sent-bets.slice.ts';

type State = ShellState & BetslipRootState & SentBetsRootState;

/** What following a customer's bets needs. */
export interface Follower {
  readonly store: Pick<EnhancedStore<State>, 'getState' | 'subscribe'> & { readonly dispatch: ShellDispatch };
  readonly intents: Transport['intents'];
  /** The slip on the screen has become the bet. */
  readonly onPlaced: () => void;
}

/** What was sent so long ago and has not arrived never will: the platform has ended every request by then. */
const LATEST_ARRIVAL_MS = 10 * 60_000;

/**
 * Asks the platform what became of every bet of the customer whose end is not known, and says what it was. @returns those that are
 * still open; null when somebody else is the customer by now.
 */
export async function lookAtSentBets(follower: Follower): Promise<readonly SentBet[] | null> {
  const { store, intents } = follower;
  const profileId = customerOf(store.getState());
  if (profileId === null) return [];
  const open: SentBet[] = [];
  let isOutOfReach = false;
  for (const sent of await sentBets({ intents }, profileId)) {
    const { data: intent } = await store.dispatch(
      intentApi.endpoints.getIntent.initiate({ key: sent.key }, { forceRefetch: true, subscribe: false }),
    );
    if (customerOf(store.getState()) !== profileId) return null;
    isOutOfReach ||= intent === undefined;
    if (intent === undefined || intent.state === 'waiting') open.push(sent);
    else await end(follower, sent, intent);
  }
  store.dispatch(
    sentBetsFound({ bets: open.map(({ bet, waitsFor }) => sentBetOf(bet, waitsFor)), isOutOfReach }),
  );
  return open;
}

export const customerOf = (state: State) => selectProfile(state)?.profileId ?? null;

/** Settles what has ended, and says how. What has not arrived keeps its key for a while: pressed again it is the same bet. */
async function end(follower: Follower, sent: SentBet, intent: Intent): Promise<void> {
  const { store, intents } = follower;
  if (intent.state !== 'unknown' || Date.now() - sent.sentAtMs > LATEST_ARRIVAL_MS)
    await intents.settle(sent.id);
  const isOnShow = selectSentBets(store.getState()).some((one) => isSame(one, sent));
  if (intent.state === 'placed') clearSlipOf(follower, sent);
  if (intent.state !== 'unknown')
    store.dispatch(bettingApi.util.invalidateTags(['Balance', 'Bet', 'Transaction']));
  const message = messageOf(sent, intent, isOnShow);
  if (message !== null) store.dispatch(dialogShown(message));
}

/** The slip the bet came from is cleared, so that it is not placed again (R4-14); other picks stay. */
function clearSlipOf({ store, onPlaced }: Follower, { bet, waitsFor }: SentBet): void {
  if (!isSlipOf(sentBetOf(bet, waitsFor).outcomeIds, selectBetslip(store.getState()))) return;
  store.dispatch(betslipCleared());
  store.dispatch(stakeReset());
  onPlaced();
}

function messageOf({ waitsFor }: SentBet, { state, bet }: Intent, isOnShow: boolean): DialogMessage | null {
  if (state === 'unknown') return isOnShow ? notArrivedMessage() : null;
  if (bet?.kind === 'placed') return placedMessage(bet);
  if (waitsFor === 'answer') return refusedMessage(bet ?? { description: '' });
  return bet ? notPlacedMessage() : notPaidMessage();
}

const isSame = (shown: ReturnType<typeof sentBetOf>, { bet, waitsFor }: SentBet): boolean =>
  JSON.stringify(shown) === JSON.stringify(sentBetOf(bet, waitsFor));
