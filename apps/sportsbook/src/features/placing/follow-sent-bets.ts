import { watch } from '@kipenga/shell';
import { customerOf, lookAtSentBets, type Follower } from './look-at-sent-bets.ts';
import { selectLooks } from './sent-bets.slice.ts';

/** How often the platform is asked (R4-25). */
const POLL_MS = 5_000;
/** After so long it is asked only when the customer comes back to the page. */
const LONGEST_POLLING_MS = 15 * 60_000;

/** Calls whose own answer is still to come; they are followed if it does not. */
const SENDING: ReadonlySet<unknown> = new Set(['placeBet', 'placeJackpotBet', 'depositAndBet']);

/**
 * Follows every bet of this browser whose end is not known, from this visit, an earlier one or another tab, by asking the platform
 * what became of its key (D24, D78); the bet itself is never sent again. `pollMs` is the time between two looks.
 * @returns the function that stops it.
 */
export function followSentBets(follower: Follower, pollMs = POLL_MS): () => void {
  const { store } = follower;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let looking = Promise.resolve();
  const lookLater = () => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => (document.hidden ? lookLater() : look()), pollMs);
  };
  const lookOnce = async () => {
    if (isStopped) return;
    if (isSending(store.getState())) return lookLater();
    const open = await lookAtSentBets(follower);
    if (open?.some(({ sentAtMs }) => Date.now() - sentAtMs < LONGEST_POLLING_MS)) lookLater();
  };
  const look = () => void (looking = looking.then(lookOnce).catch(lookLater));
  const whenSeen = () => document.hidden || look();

  const stops = [watch(store, selectLooks, look), watch(store, customerOf, look)];
  document.addEventListener('visibilitychange', whenSeen);
  window.addEventListener('focus', whenSeen); // of two windows side by side none is hidden
  look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stops.forEach((stop) => stop());
    document.removeEventListener('visibilitychange', whenSeen);
    window.removeEventListener('focus', whenSeen);
  };
}

const isSending = ({ api }: ReturnType<Follower['store']['getState']>): boolean =>
  Object.values(api.mutations).some((call) => call?.status === 'pending' && SENDING.has(call.endpointName));
