import type { MatchScore } from './match-score.ts';
import type { OutcomeResult } from './outcome-result.ts';

/** What a score makes of an outcome. */
export type Meaning = (score: MatchScore) => OutcomeResult;

/** Won by scores of which this is true, lost by all others. */
/* @__NO_SIDE_EFFECTS__ */
export function wonWhen(comesIn: (home: number, away: number) => boolean): Meaning {
  return ({ home, away }) => (comesIn(home, away) ? 'won' : 'lost');
}

/** The home side has more. */
export const homeWins: Meaning = ({ home, away }) => (home > away ? 'won' : 'lost');
/** Both sides have the same. */
export const isLevel: Meaning = ({ home, away }) => (home === away ? 'won' : 'lost');
/** The away side has more. */
export const awayWins: Meaning = ({ home, away }) => (home < away ? 'won' : 'lost');

/** The same, where a level score gives the stake back. */
/* @__NO_SIDE_EFFECTS__ */
export function voidWhenLevel(meaning: Meaning): Meaning {
  return (score) => (score.home === score.away ? 'void' : meaning(score));
}

/** The same of the score at half time; void where that is not known. */
/* @__NO_SIDE_EFFECTS__ */
export function atHalfTime(meaning: Meaning): Meaning {
  return ({ halfHome, halfAway }) =>
    halfHome === null || halfAway === null
      ? 'void'
      : meaning({ home: halfHome, away: halfAway, halfHome, halfAway });
}

/** Both have to come in; where the first is lost or void, so is the whole. */
/* @__NO_SIDE_EFFECTS__ */
export function bothComeIn(first: Meaning, second: Meaning): Meaning {
  return (score) => {
    const result = first(score);
    return result === 'won' ? second(score) : result;
  };
}
