import type { Betslip } from '@kipenga/betting-core';
import { selectProfile } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { isSlipOf, selectSentBets, selectSetAside, type SentBet } from './sent-bets.slice.ts';

/**
 * The bet that the picks on the slip have become and whose end is not known; null when they are free to be placed. One whose answer got
 * lost comes first: unlike one that waits for its deposit, it cannot be set aside.
 */
export function useSentBet(slip: Betslip): SentBet | null {
  const profileId = useSelector(selectProfile)?.profileId;
  const isAside = isSlipOf(useSelector(selectSetAside), slip);
  const sent = useSelector(selectSentBets).filter(
    (one) => one.profileId === profileId && isSlipOf(one.outcomeIds, slip),
  );
  if (slip.selections.length === 0) return null;
  const lost = sent.find((one) => one.waitsFor === 'answer');
  return lost ?? (isAside ? null : (sent[0] ?? null));
}
