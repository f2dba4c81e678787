import type { Bet } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';

/** Says the first match of a bet, and how many there are besides; null where the house does not tell them. */
export function useMatchOfBet(): (bet: Pick<Bet, 'firstMatch'>) => string | null {
  const t = useWords();
  return ({ firstMatch }) =>
    firstMatch === undefined
      ? null
      : t('ui.bet.andMore', {
          match: `${firstMatch.homeTeam} v ${firstMatch.awayTeam}`,
          more: firstMatch.others,
        });
}
