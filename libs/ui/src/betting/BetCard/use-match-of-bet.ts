import type { Bet } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';

/** Names the first match of a bet and the number of further ones; null if the server did not send it. */
export function useMatchOfBet({ firstMatch }: Pick<Bet, 'firstMatch'>): string | null {
  const t = useWords();
  if (firstMatch === undefined) return null;
  const { homeTeam, awayTeam, others } = firstMatch;
  return t('ui.bet.andMore', { match: `${homeTeam} v ${awayTeam}`, more: others });
}
