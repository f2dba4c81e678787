import type { MatchScore } from '@kipenga/betting-core';
import type { Digest } from '../../fairness/digest.ts';
import { Drawing } from '../../fairness/drawing.ts';
import { matchdayOf } from './matchday.ts';

/** The minutes of each side's goals: 1 to 90, ascending. */
export interface PlayedMatch {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

export const MINUTES = 90;
const HALF_TIME = 45;

/**
 * The matches that follow from a round's digest: first all goals, in order of the matches, home before away; then
 * their minutes.
 */
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

/** The score at a minute of the match, in the form of the table of markets; by default the final score. */
export const scoreOf = ({ home, away }: PlayedMatch, minute = MINUTES): MatchScore => ({
  home: until(home, minute),
  away: until(away, minute),
  halfHome: until(home, HALF_TIME),
  halfAway: until(away, HALF_TIME),
});
