import {
  bettingApi,
  intentApi,
  ownerOfSent,
  picksId,
  sentBets,
  type Intent,
  type IntentStore,
  type SentBet,
  type Transport,
} from '@kipenga/api';
import {
  dialogShown,
  selectProfile,
  type DialogMessage,
  type ShellDispatch,
  type ShellState,
} from '@kipenga/shell';
import type { EnhancedStore } from '@reduxjs/toolkit';
import {
  jackpotSheetClosed,
  selectTicket,
  ticketCleared,
  type JackpotSlipRootState,
} from '../jackpot/index.ts';
import type { BetslipRootState } from '../slip/index.ts';
import {
  notArrivedMessage,
  notPaidMessage,
  notPlacedMessage,
  placedMessage,
  refusedMessage,
  seeMyBets,
  toldOfBet,
} from './placement-messages.ts';
import {
  isAmong,
  selectSentBets,
  selectSetAside,
  sentBetsFound,
  type SentBetsRootState,
} from './sent-bets.slice.ts';
import { areSamePicks, betsIn, picksOfBet, picksOfTicket, sentBetsOf } from './sent-picks.ts';
import { singlesMessage } from './singles-message.ts';
import { takeOffSlip } from './take-off-slip.ts';

type State = ShellState & BetslipRootState & SentBetsRootState & JackpotSlipRootState;

/** The app's parts that following a customer's bets needs. */
export interface Follower {
  readonly store: Pick<EnhancedStore<State>, 'getState' | 'subscribe'> & { readonly dispatch: ShellDispatch };
  readonly intents: Transport['intents'];
  /** Called when the slip on the screen has become the bet. */
  readonly onPlaced: () => void;
}

/** The platform has ended every request by this time: one that has not arrived until then never will. */
const LATEST_ARRIVAL_MS = 10 * 60_000;

/**
 * Asks the platform for the result of each of the customer's open bets, and tells it. Their picks count as sent from
 * the start, until the platform answers.
 * @returns the bets still open; null if the customer has changed meanwhile.
 */
export async function lookAtSentBets(follower: Follower): Promise<readonly SentBet[] | null> {
  const { store, intents } = follower;
  const profileId = customerOf(store.getState());
  if (profileId === null) return [];
  const shown = selectSentBets(store.getState());
  const stored = await sentBets({ intents }, profileId);
  store.dispatch(sentBetsFound({ open: stored.flatMap(onShow), over: shown }));
  const found = await Promise.all(
    stored.map((sent) =>
      askAbout(
        follower,
        sent,
        onShow(sent).some((one) => isAmong(shown, one)),
      ),
    ),
  );
  if (customerOf(store.getState()) !== profileId) return null;
  const open = stored.filter((_, at) => found[at] !== 'over');
  const isOutOfReach = found.includes('out-of-reach');
  const over = stored.flatMap(onShow);
  store.dispatch(sentBetsFound({ open: open.flatMap(onShow), over, isOutOfReach }));
  return open;
}

const onShow = (sent: SentBet) => sentBetsOf(sent, sent.waitsFor);

/**
 * Asks for the result of one bet, and settles it if known. After a change of customer it is left to its owner's next
 * visit.
 */
async function askAbout(
  follower: Follower,
  sent: SentBet,
  wasOnShow: boolean,
): Promise<'open' | 'over' | 'out-of-reach'> {
  const { store } = follower;
  // Subscribed meanwhile: without a subscriber the query is dropped when the window gets the focus, which comes a
  // moment after it becomes visible.
  const asked = store.dispatch(
    intentApi.endpoints.getIntent.initiate({ key: sent.key }, { forceRefetch: true }),
  );
  const { data: intent } = await asked;
  asked.unsubscribe();
  if (intent === undefined) return 'out-of-reach';
  if (intent.state === 'waiting' || customerOf(store.getState()) !== ownerOfSent(sent)) return 'open';
  await end(follower, sent, intent, wasOnShow);
  return 'over';
}

export const customerOf = (state: State) => selectProfile(state)?.profileId ?? null;

/**
 * Settles a finished bet, and tells its result. One that has not arrived keeps its key for a while: pressed again, it
 * is the same bet.
 */
async function end(follower: Follower, sent: SentBet, intent: Intent, wasOnShow: boolean): Promise<void> {
  const { store, intents } = follower;
  if (intent.state === 'placed') clearSlipOf(follower, sent, intent); // first: a page closed here asks again
  if (intent.state !== 'unknown' || Date.now() - sent.sentAtMs > LATEST_ARRIVAL_MS)
    await intents.settle(sent, placedPicksOf(sent, intent));
  if (intent.state !== 'unknown')
    store.dispatch(bettingApi.util.invalidateTags(['Balance', 'Bet', 'Transaction', 'Jackpot']));
  const message = messageOf(sent, intent, wasOnShow);
  if (message !== null) store.dispatch(dialogShown(message));
}

/**
 * Placed picks, kept so that a stale screen gets the first answer. Not those of a deposit: the customer may have
 * wanted them back for another bet.
 */
function placedPicksOf(sent: SentBet, { bet: answer }: Intent): Parameters<IntentStore['settle']>[1] {
  if (sent.waitsFor === 'deposit' || answer?.kind !== 'placed') return undefined;
  const [one] = onShow(sent);
  return one && { id: picksId(one.profileId, one.picks), answer, placedAtMs: Date.now() };
}

/**
 * Removes placed picks from their slip (R4-14). Other picks stay, and so do those that the customer wanted back for
 * another bet.
 */
function clearSlipOf({ store, onPlaced }: Follower, sent: SentBet, { bets: answers }: Intent): void {
  if ('ticket' in sent) {
    if (!areSamePicks(picksOfTicket(sent.ticket), picksOfTicket(selectTicket(store.getState())))) return;
    store.dispatch(ticketCleared());
    store.dispatch(jackpotSheetClosed());
    return;
  }
  const { betslip, ...state } = store.getState();
  const isWholeSlip = areSamePicks(betsIn(sent).flatMap(picksOfBet), picksOfBet(betslip));
  const isKept = (picks: readonly string[]) =>
    !isWholeSlip && selectSetAside(state).some((one) => areSamePicks(one, picks));
  const placed = betsIn(sent).filter((_, at) => answers === undefined || answers[at]?.kind === 'placed');
  const gone = placed.filter((bet) => !isKept(picksOfBet(bet)));
  if (gone.map((bet) => takeOffSlip(store, bet)).includes(true)) onPlaced();
}

function messageOf(sent: SentBet, intent: Intent, wasOnShow: boolean): DialogMessage | null {
  const { state, bet, bets, deposit } = intent;
  if (state === 'unknown') return wasOnShow ? notArrivedMessage() : null;
  if ('bets' in sent && bets !== undefined)
    return singlesMessage(
      sent.bets.map((request, at) => ({ request, ...(bets[at] && { answer: bets[at] }) })),
      'deposited',
    );
  if (bet?.kind === 'placed')
    return placedMessage(
      bet,
      'bet' in sent ? toldOfBet(bet, { request: sent.bet, tax: null }) : { ways: [seeMyBets] },
    );
  if (sent.waitsFor === 'answer') return refusedMessage(bet ?? { description: '' });
  if (deposit?.kind === 'refused') return refusedMessage(deposit); // by the house: no prompt was sent
  return bet ? notPlacedMessage() : notPaidMessage();
}
