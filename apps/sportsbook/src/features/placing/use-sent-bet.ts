import { selectProfile } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { selectSentBets, selectSetAside, type SentBet } from './sent-bets.slice.ts';
import { areSamePicks } from './sent-picks.ts';

/**
 * The bet or ticket that these picks have become and whose end is not known; null when they are free to be placed. One whose answer got
 * lost comes first: unlike one that waits for its deposit, it cannot be set aside.
 */
export const useSentBet = (picks: readonly string[]): SentBet | null => useSentBets()(picks);

/** The same of any picks: of each single, for one. */
export function useSentBets(): (picks: readonly string[]) => SentBet | null {
  const profileId = useSelector(selectProfile)?.profileId;
  const setAside = useSelector(selectSetAside);
  const sent = useSelector(selectSentBets);
  return (picks) => {
    if (picks.length === 0) return null;
    const ofPicks = sent.filter((one) => one.profileId === profileId && areSamePicks(one.picks, picks));
    const lost = ofPicks.find((one) => one.waitsFor === 'answer');
    return lost ?? (setAside.some((one) => areSamePicks(one, picks)) ? null : (ofPicks[0] ?? null));
  };
}
