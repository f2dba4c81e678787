import type { SearchWord } from './near-words.ts';
import { searchable } from './search-text.ts';

/** The searchable fields of a match. */
export interface Findable {
  readonly gameId: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly category: string;
  readonly competitionName: string;
}

const beginsWith = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

/**
 * Rank of a match for the typed words, 0 the best: its game id; a team whose name begins with them; teams with words that begin
 * with them; its league or country; words anywhere in them.
 */
const fitOf = (words: readonly SearchWord[], match: Findable): number => {
  const typed = words.map(([word]) => word).join(' ');
  if (match.gameId === typed) return 0;
  const teams = [searchable(match.homeTeam), searchable(match.awayTeam)];
  if (teams.some((team) => team.startsWith(typed))) return 1;
  const allBegin = (text: string): boolean =>
    words.every((meant) => meant.some((word) => beginsWith(text, word)));
  if (allBegin(teams.join(' '))) return 2;
  return allBegin(searchable(`${match.category} ${match.competitionName}`)) ? 3 : 4;
};

/** Sorts found matches by rank; equal ones keep their order. */
export const bestFirst = <Match>(
  found: readonly Match[],
  words: readonly SearchWord[],
  readAs: (match: Match) => Findable,
): readonly Match[] =>
  found
    .map((match) => ({ match, fit: fitOf(words, readAs(match)) }))
    .sort((one, other) => one.fit - other.fit)
    .map(({ match }) => match);
