/**
 * What one football match is expected to be: mean goals of each side, and how much likelier a draw is than two
 * independent sides would make it.
 */
export interface GoalModel {
  readonly lambdaHome: number;
  readonly lambdaAway: number;
  /** Every draw is multiplied by this before the whole is brought back to 1. Typically 1.08. */
  readonly theta: number;
}

/** The chance of every final score, `cells[home * SCORES + away]`; the cells sum to 1. */
export type ScoreMatrix = readonly number[];

/** Goals 0 to 14 for each side. What lies beyond is below a hundred-thousandth and is shared out by renormalising. */
export const SCORES = 15;

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals < SCORES; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** Two independent Poisson sides, the draws inflated by theta, renormalised. */
export function scoreMatrix({ lambdaHome, lambdaAway, theta }: GoalModel): ScoreMatrix {
  const away = poisson(lambdaAway);
  const cells = poisson(lambdaHome).flatMap((home, h) =>
    away.map((chance, a) => home * chance * (h === a ? theta : 1)),
  );
  return normalised(cells);
}

/** The same cells, scaled to sum to 1. */
export function normalised(cells: readonly number[]): number[] {
  const total = cells.reduce((sum, cell) => sum + cell, 0);
  return cells.map((cell) => cell / total);
}

/** The chance of every score for which `counts` says yes. */
export function chanceOf(matrix: ScoreMatrix, counts: (home: number, away: number) => boolean): number {
  return matrix.reduce(
    (sum, cell, at) => (counts(Math.floor(at / SCORES), at % SCORES) ? sum + cell : sum),
    0,
  );
}
