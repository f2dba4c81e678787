import type { Sport } from '@kipenga/betting-core';
import { useWords, type SportsbookWordId } from './use-words.ts';

/** The words for sports, by the house's ids. */
const SPORTS: Readonly<Record<string, SportsbookWordId>> = {
  1: 'sportsbook.sport.soccer',
  2: 'sportsbook.sport.basketball',
  3: 'sportsbook.sport.tennis',
};

/** Names a sport in the language of the visit; an unknown one keeps the house's name. */
export function useSportName(): (sport: Sport) => string {
  const t = useWords();
  return ({ id, name }) => {
    const word = SPORTS[id];
    return word === undefined ? name : t(word);
  };
}
