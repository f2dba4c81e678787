import { selectProfile } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { selectSentBets, selectSetAside, type SentBet } from './sent-bets.slice.ts';
import { areSamePicks } from './sent-picks.ts';

/**
 * The bet or ticket that these picks have become and whose end is not known; null when they are free to be placed. One whose answer got
 * lost comes first: unlike one that waits for its deposit, it cannot be set aside.
 */
export function useSentBet(picks: readonly string[]): SentBet | null {
  const profileId = useSelector(selectProfile)?.profileId;
  const isAside = areSamePicks(useSelector(selectSetAside), picks);
  const sent = useSelector(selectSentBets).filter(
    (one) => one.profileId === profileId && areSamePicks(one.picks, picks),
  );
  if (picks.length === 0) return null;
  const lost = sent.find((one) => one.waitsFor === 'answer');
  return lost ?? (isAside ? null : (sent[0] ?? null));
}
