import type { MainColumn } from '../match/main-outcomes.ts';
import type { OutcomeRow } from './market-definition.ts';
import { atHalfTime, awayWins, bothComeIn, homeWins, isLevel, wonWhen } from './meaning.ts';

/** Counts the goals that a line is about. */
export type CountGoals = (home: number, away: number) => number;

/** Home, draw, away. */
export const THREE_RESULTS: readonly OutcomeRow[] = [
  ['1', '1', homeWins],
  ['X', 'X', isLevel],
  ['2', '2', awayWins],
];

/** The two outcomes of a line: more goals, or fewer. */
/* @__NO_SIDE_EFFECTS__ */
export function overAndUnder(
  line: number,
  count: CountGoals,
  [over, under]: readonly MainColumn[] = [],
): readonly OutcomeRow[] {
  return [
    [`over ${line}`, `Over ${line}`, wonWhen((home, away) => count(home, away) > line), over],
    [`under ${line}`, `Under ${line}`, wonWhen((home, away) => count(home, away) < line), under],
  ];
}

/** The outcomes of the leader at half time together with the winner. */
/* @__NO_SIDE_EFFECTS__ */
export function halfAndFullTime(): readonly OutcomeRow[] {
  return THREE_RESULTS.flatMap(([half, , leads]) =>
    THREE_RESULTS.map(([full, , wins]): OutcomeRow => {
      const name = `${half}/${full}`;
      return [name, name, bothComeIn(atHalfTime(leads), wins)];
    }),
  );
}

/** The outcomes of every score of at most this many goals a side, and one of any other score. */
/* @__NO_SIDE_EFFECTS__ */
export function correctScores(mostGoals: number): readonly OutcomeRow[] {
  const goals = Array.from({ length: mostGoals + 1 }, (_, count) => count);
  const listed = goals.flatMap((home) =>
    goals.map((away): OutcomeRow => {
      const name = `${home}-${away}`;
      return [name, name, wonWhen((h, a) => h === home && a === away)];
    }),
  );
  return [...listed, ['other', 'Any other score', wonWhen((home, away) => Math.max(home, away) > mostGoals)]];
}
