import { chanceOf, normalised, SCORES, type ScoreMatrix } from './score-matrix.ts';

/**
 * The chance that both teams score, corrected: the model is about 1.4 points low, most in low-scoring leagues.
 * Fitted on four seasons of 19 leagues: logit(p') = 0.049 + 0.953 logit(p).
 */
export function correctedBothScore(chance: number): number {
  const logit = 0.049 + 0.953 * Math.log(chance / (1 - chance));
  return 1 / (1 + Math.exp(-logit));
}

const ROUNDS = 12;

/**
 * The matrix in which both teams score as often as the correction says, while home, draw, away and over 2.5 stay as
 * they were: proportional fitting, so that every market is still read from this one matrix and none contradicts
 * another.
 */
export function withBothScoreCorrected(matrix: ScoreMatrix): ScoreMatrix {
  const questions: readonly ((home: number, away: number) => number)[] = [
    (home, away) => Math.sign(home - away) + 1,
    (home, away) => (home + away > 2 ? 1 : 0),
    (home, away) => (home > 0 && away > 0 ? 1 : 0),
  ];
  const bothScore = correctedBothScore(chanceOf(matrix, (home, away) => home > 0 && away > 0));
  const classes = questions.map((classOf) =>
    matrix.map((_, at) => classOf(Math.floor(at / SCORES), at % SCORES)),
  );
  const targets = classes.map((classAt, question) =>
    question === 2 ? [1 - bothScore, bothScore] : totals(matrix, classAt),
  );
  let fitted: readonly number[] = matrix;
  for (let round = 0; round < ROUNDS; round += 1) {
    classes.forEach((classAt, question) => {
      const now = totals(fitted, classAt);
      const factors = now.map((total, at) => (total > 0 ? (targets[question]?.[at] ?? 0) / total : 1));
      fitted = fitted.map((cell, at) => cell * (factors[classAt[at] ?? 0] ?? 1));
    });
  }
  return normalised(fitted);
}

function totals(cells: readonly number[], classAt: readonly number[]): number[] {
  const sums = [0, 0, 0];
  cells.forEach((cell, at) => {
    const group = classAt[at] ?? 0;
    sums[group] = (sums[group] ?? 0) + cell;
  });
  return sums;
}
