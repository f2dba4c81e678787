import type { Bet } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';

/** Says the first match of a bet, and how many there are besides; null where the house does not tell them. */
export function useMatchOfBet({ firstMatch }: Pick<Bet, 'firstMatch'>): string | null {
  const t = useWords();
  if (firstMatch === undefined) return null;
  const { homeTeam, awayTeam, others } = firstMatch;
  return t('ui.bet.andMore', { match: `${homeTeam} v ${awayTeam}`, more: others });
}
