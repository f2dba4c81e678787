import { accountApi, betHistoryApi, type Transport } from '@kipenga/api';
import type { Bet } from '@kipenga/betting-core';
import { dialogShown, selectProfile, watch, type ShellDispatch, type ShellState } from '@kipenga/shell';
import type { EnhancedStore } from '@reduxjs/toolkit';
import { betslipCleared, selectBetslip, type BetslipRootState } from './betslip.slice.ts';
import { notPlacedMessage, placedMessage } from './placement-messages.ts';
import { stakeReset } from './stake.slice.ts';
import {
  betWaits,
  isSlipOf,
  selectWaitingBet,
  waitEnded,
  type WaitingBet,
  type WaitingBetRootState,
} from './waiting-bet.slice.ts';

/** How often the platform is asked while a bet waits (R4-25). */
const WAITING_POLL_MS = 5000;
/** A prompt that was not answered for so long will not be. */
const LONGEST_WAIT_MS = 15 * 60_000;
/** The bet follows its money within seconds; asked so often since, it was refused. */
const LOOKS_AFTER_PAYMENT = 4;

type State = ShellState & BetslipRootState & WaitingBetRootState;
type WaitingStore = Pick<EnhancedStore<State>, 'getState' | 'subscribe'> & {
  readonly dispatch: ShellDispatch;
};

export interface WaitOptions {
  /** The slip on the screen has become the bet. */
  readonly onPlaced: () => void;
  /** Milliseconds between two looks; a test is in more of a hurry. */
  readonly pollMs?: number;
}

/** The name a waiting bet is kept by beside the calls without an answer: it outlives a reload, and other tabs find it. */
const KEPT_AS = 'waiting-bet';

/**
 * Looks after a bet that waits for its deposit, also after a reload: asks for the customer's bets until it is among them, then clears
 * the slip it came from, so that it is not placed again, and says so (R4-14, R4-15). Says too when the money came and the bet did not.
 * @returns the function that stops it.
 */
export async function watchWaitingBet(
  store: WaitingStore,
  { intents }: Pick<Transport, 'intents'>,
  { onPlaced, pollMs = WAITING_POLL_MS }: WaitOptions,
): Promise<() => void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looksAfterPayment = 0;
  const mine = (): WaitingBet | null => {
    const waiting = selectWaitingBet(store.getState());
    return waiting !== null && waiting.profileId === selectProfile(store.getState())?.profileId
      ? waiting
      : null;
  };
  const keep = async (waiting: WaitingBet | null) => {
    await intents.settle(KEPT_AS);
    if (waiting !== null)
      await intents.claim({
        id: KEPT_AS,
        key: '',
        endpoint: KEPT_AS,
        request: waiting,
        madeAtMs: waiting.sinceMs,
      });
  };
  const placed = (waiting: WaitingBet, bet: Bet) => {
    if (isSlipOf(waiting.outcomeIds, selectBetslip(store.getState()))) {
      store.dispatch(betslipCleared());
      store.dispatch(stakeReset());
      onPlaced();
    }
    store.dispatch(dialogShown(placedMessage('', bet.reference)));
    store.dispatch(waitEnded());
  };
  const look = async (waiting: WaitingBet): Promise<void> => {
    const { profileId } = waiting;
    const fresh = { forceRefetch: true, subscribe: false };
    const [bets, wallet] = await Promise.all([
      store.dispatch(betHistoryApi.endpoints.getBets.initiate({ profileId, from: 0 }, fresh)),
      store.dispatch(accountApi.endpoints.getBalance.initiate({ profileId }, fresh)),
    ]);
    if (mine() !== waiting) return; // ended or changed meanwhile
    const bet = bets.data?.find((one) => one.stake === waiting.stake && !waiting.knownBets.includes(one.id));
    if (bets.isSuccess && bet !== undefined) return placed(waiting, bet);
    if (wallet.isSuccess && wallet.data.balance > waiting.balanceBefore) looksAfterPayment += 1;
    if (looksAfterPayment >= LOOKS_AFTER_PAYMENT) store.dispatch(dialogShown(notPlacedMessage()));
    if (looksAfterPayment >= LOOKS_AFTER_PAYMENT || Date.now() - waiting.sinceMs > LONGEST_WAIT_MS)
      store.dispatch(waitEnded());
  };
  const keepLooking = () => {
    clearTimeout(timer);
    const waiting = mine();
    if (waiting === null) return;
    timer = setTimeout(
      () => (document.hidden ? keepLooking() : void look(waiting).finally(keepLooking)),
      pollMs,
    );
  };

  const kept = (await intents.pending().catch(() => [])).find((one) => one.endpoint === KEPT_AS)?.request;
  if (isWaitingBet(kept) && selectWaitingBet(store.getState()) === null) store.dispatch(betWaits(kept));
  const stopKeeping = watch(store, selectWaitingBet, (waiting) => {
    looksAfterPayment = 0;
    void keep(waiting).catch(() => undefined);
    keepLooking();
  });
  const stopFollowing = watch(store, (state: State) => selectProfile(state)?.profileId ?? null, keepLooking);
  if (selectWaitingBet(store.getState()) !== null)
    void keep(selectWaitingBet(store.getState())).catch(() => undefined);
  keepLooking();
  return () => {
    clearTimeout(timer);
    stopKeeping();
    stopFollowing();
  };
}

/** What a browser stored is nobody's word. */
const isWaitingBet = (kept: unknown): kept is WaitingBet =>
  typeof kept === 'object' &&
  kept !== null &&
  'profileId' in kept &&
  'outcomeIds' in kept &&
  Array.isArray(kept.outcomeIds) &&
  'knownBets' in kept &&
  Array.isArray(kept.knownBets) &&
  'sinceMs' in kept &&
  typeof kept.sinceMs === 'number';
