import type { Transport } from '@kipenga/api';
import { resumeLostBets } from './resume-lost-bets.ts';
import { watchWaitingBet } from './watch-waiting-bet.ts';

type Store = Parameters<typeof resumeLostBets>[0] & Parameters<typeof watchWaitingBet>[0];

/** Looks after bets the customer has sent and does not know the end of: those without an answer, and the one that waits for its money. */
export async function watchSentBets(
  store: Store,
  transport: Transport,
  onPlaced: () => void,
): Promise<() => void> {
  const stops = [resumeLostBets(store, transport), await watchWaitingBet(store, transport, { onPlaced })];
  return () => stops.forEach((stop) => stop());
}
