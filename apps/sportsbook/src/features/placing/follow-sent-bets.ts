import { watch } from '@kipenga/shell';
import { customerOf, lookAtSentBets, type Follower } from './look-at-sent-bets.ts';
import { selectLooks } from './sent-bets.slice.ts';

/** The polling interval (R4-25). */
const POLL_MS = 5_000;
/** After this time the platform is asked only when the customer returns to the page. */
const LONGEST_POLLING_MS = 15 * 60_000;

/** Calls that may still answer by themselves; they are followed if they do not. */
const SENDING: ReadonlySet<unknown> = new Set(['placeBet', 'placeJackpotBet', 'depositAndBet']);

/**
 * Follows every bet of this browser with an unknown result, from this visit, an earlier one or another tab, by asking
 * the platform for its key (D24, D78). The bet itself is never sent again. `pollMs` is the polling interval.
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
  window.addEventListener('focus', whenSeen); // two windows side by side are both visible
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
