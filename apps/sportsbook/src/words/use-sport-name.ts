import type { Sport } from '@kipenga/betting-core';
import { useWords, type SportsbookWordId } from './use-words.ts';

/** Our word for a sport, by the house's number for it. */
const SPORTS: Readonly<Record<string, SportsbookWordId>> = {
  1: 'sportsbook.sport.soccer',
  2: 'sportsbook.sport.basketball',
  3: 'sportsbook.sport.tennis',
};

/** A sport in the language of the visit; one that is not known here is shown as it came. */
export function useSportName(): (sport: Sport) => string {
  const t = useWords();
  return ({ id, name }) => {
    const word = SPORTS[id];
    return word === undefined ? name : t(word);
  };
}
