import type { MatchScore } from './match-score.ts';
import type { OutcomeResult } from './outcome-result.ts';

/** Returns the result of an outcome at a score. */
export type Meaning = (score: MatchScore) => OutcomeResult;

/** Won by the scores for which this is true, lost by all others. */
/* @__NO_SIDE_EFFECTS__ */
export function wonWhen(comesIn: (home: number, away: number) => boolean): Meaning {
  return ({ home, away }) => (comesIn(home, away) ? 'won' : 'lost');
}

/** Won if the home side has more. */
export const homeWins: Meaning = ({ home, away }) => (home > away ? 'won' : 'lost');
/** Won if both sides have the same. */
export const isLevel: Meaning = ({ home, away }) => (home === away ? 'won' : 'lost');
/** Won if the away side has more. */
export const awayWins: Meaning = ({ home, away }) => (home < away ? 'won' : 'lost');

/** The same, but void at a level score. */
/* @__NO_SIDE_EFFECTS__ */
export function voidWhenLevel(meaning: Meaning): Meaning {
  return (score) => (score.home === score.away ? 'void' : meaning(score));
}

/** The same for the score at half time; void if that is not known. */
/* @__NO_SIDE_EFFECTS__ */
export function atHalfTime(meaning: Meaning): Meaning {
  return ({ halfHome, halfAway }) =>
    halfHome === null || halfAway === null
      ? 'void'
      : meaning({ home: halfHome, away: halfAway, halfHome, halfAway });
}

/** The result of the first unless that is won; then the result of the second. So it is won only if both are. */
/* @__NO_SIDE_EFFECTS__ */
export function bothComeIn(first: Meaning, second: Meaning): Meaning {
  return (score) => {
    const result = first(score);
    return result === 'won' ? second(score) : result;
  };
}
