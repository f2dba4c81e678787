import { selectProfile } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { selectSentBets, selectSetAside, type SentBet } from './sent-bets.slice.ts';
import { areSamePicks } from './sent-picks.ts';

/**
 * The bet or ticket with an unknown result that holds these picks; null if they can be placed. One with a lost answer
 * comes first: unlike one that waits for its deposit, it cannot be set aside.
 */
export const useSentBet = (picks: readonly string[]): SentBet | null => useSentBets()(picks);

/** The same for any picks, such as those of one single. */
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
