import type { MatchScore } from '@kipenga/betting-core';
import type { Digest } from '../../fairness/digest.ts';
import { Drawing } from '../../fairness/drawing.ts';
import { matchdayOf } from './matchday.ts';

/** When each side scored: minutes from 1 to 90, rising. */
export interface PlayedMatch {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

export const MINUTES = 90;
const HALF_TIME = 45;

/** What a round's digest makes of its matches: all goals in order of the matches, home before away, and then their minutes. */
export const playMatchday = (digest: Digest, round: string): readonly PlayedMatch[] => {
  const drawing = new Drawing(digest);
  const goals = matchdayOf(round).map(({ homeGoals, awayGoals }) => ({
    home: drawing.among(homeGoals),
    away: drawing.among(awayGoals),
  }));
  const minutes = (count: number): readonly number[] =>
    Array.from({ length: count }, () => 1 + drawing.below(MINUTES)).toSorted((one, other) => one - other);
  return goals.map(({ home, away }) => ({ home: minutes(home), away: minutes(away) }));
};

const until = (minutes: readonly number[], end: number): number =>
  minutes.filter((minute) => minute <= end).length;

/** The score at a minute of the match, as the table of markets reads it; at the end without being asked. */
export const scoreOf = ({ home, away }: PlayedMatch, minute = MINUTES): MatchScore => ({
  home: until(home, minute),
  away: until(away, minute),
  halfHome: until(home, HALF_TIME),
  halfAway: until(away, HALF_TIME),
});
