import { SCORES, type ScoreMatrix } from './score-matrix.ts';

/** The share of a match's goals that fall in the first half. */
const FIRST_HALF_SHARE = 0.4468;

/** The chance of 0, 1, ... `total` goals before half time, out of `total`. */
function binomial(total: number): number[] {
  let chance = (1 - FIRST_HALF_SHARE) ** total;
  const chances = [chance];
  for (let goals = 1; goals <= total; goals += 1) {
    chance *= (((total - goals + 1) / goals) * FIRST_HALF_SHARE) / (1 - FIRST_HALF_SHARE);
    chances.push(chance);
  }
  return chances;
}

/** `THINNED[total][goals]`: the chance that so many of `total` goals fall in the first half. */
export const THINNED: readonly (readonly number[])[] = Array.from({ length: SCORES }, (_, total) =>
  binomial(total),
);

/** 0 home, 1 draw, 2 away. */
const sideOf = (home: number, away: number): number => 1 - Math.sign(home - away);

/** What a final-score matrix says of the first half. */
export interface HalfTimes {
  /** The chance of every half-time score, laid out like the matrix itself. */
  readonly halfTime: ScoreMatrix;
  /** The chance of each half-time result by full-time result: `[half * 3 + full]`, 0 home, 1 draw, 2 away. */
  readonly bothTimes: readonly number[];
}

/** Every final score is thinned binomially, so the chances of the final score stay exactly as they are. */
export function halfTimesOf(matrix: ScoreMatrix): HalfTimes {
  const halfTime = matrix.map(() => 0);
  const bothTimes = Array.from({ length: 9 }, () => 0);
  matrix.forEach((cell, at) => {
    const [home, away] = [Math.floor(at / SCORES), at % SCORES];
    const full = sideOf(home, away);
    THINNED[home]?.forEach((homeChance, homeGoals) => {
      THINNED[away]?.forEach((awayChance, awayGoals) => {
        const chance = cell * homeChance * awayChance;
        const place = homeGoals * SCORES + awayGoals;
        const pair = sideOf(homeGoals, awayGoals) * 3 + full;
        halfTime[place] = (halfTime[place] ?? 0) + chance;
        bothTimes[pair] = (bothTimes[pair] ?? 0) + chance;
      });
    });
  });
  return { halfTime, bothTimes };
}
