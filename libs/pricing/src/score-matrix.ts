import { assertLength } from './assertions.ts';

/**
 * The goal model of a football match: two Poisson sides, and draws that are likelier than two independent sides would make them.
 *
 * @example
 * const model = { lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 };
 * scoreMatrix(model).length; // 225
 */
export interface GoalModel {
  /** Mean goals of the home side, above 0. */
  readonly lambdaHome: number;
  /** Mean goals of the away side, above 0. */
  readonly lambdaAway: number;
  /** Every draw is multiplied by this, above 0, before the whole is scaled back to 1. Typically 1.08. */
  readonly theta: number;
}

/**
 * The chance of every final score: 225 cells that sum to 1, that of a score at `home * SCORES + away`.
 *
 * @example
 * const matrix = scoreMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 });
 * matrix[2 * SCORES + 1]?.toFixed(4); // 0.0928
 */
export type ScoreMatrix = readonly number[];

/**
 * Each side of a matrix has this many scores: 0 to 14 goals. More are below a hundred-thousandth for a usual match, and are left out by
 * scaling to 1.
 *
 * @example
 * SCORES; // 15
 */
export const SCORES = 15;

/** Returns the goals of both sides at a cell. */
export const scoreAt = (at: number): readonly [home: number, away: number] => [
  Math.floor(at / SCORES),
  at % SCORES,
];

/**
 * Returns the chance of each number of a side's goals at the end, if it has scored some and scores as many more as a
 * Poisson process of this mean.
 */
function poisson(mean: number, scored: number): number[] {
  const chances = Array.from({ length: scored + 1 }, (_, goals) => (goals === scored ? Math.exp(-mean) : 0));
  for (let more = 1; chances.length < SCORES; more += 1) chances.push(((chances.at(-1) ?? 0) * mean) / more);
  return chances;
}

/** The goals of both sides. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** A match before its first goal. */
export const NO_GOALS: Goals = { home: 0, away: 0 };

/**
 * Makes the score matrix of a goal model: two independent Poisson sides, the draws multiplied by theta, scaled to sum to 1.
 *
 * @param model Each of its three numbers is above 0; anything else is a RangeError.
 * @example
 * const matrix = scoreMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 });
 * chanceWhere(matrix, (home, away) => home === away).toFixed(4); // 0.2636
 */
export function scoreMatrix(model: GoalModel): ScoreMatrix {
  const { lambdaHome, lambdaAway, theta } = model;
  for (const [name, value] of Object.entries({ lambdaHome, lambdaAway, theta }))
    if (!(value > 0 && Number.isFinite(value)))
      throw new RangeError(`${name} must be a number above 0, got ${String(value)}`);
  return scoreMatrixFrom(model, NO_GOALS);
}

/** Makes the score matrix of a match that stands at a score, by the goal model of the remaining goals. */
export function scoreMatrixFrom({ lambdaHome, lambdaAway, theta }: GoalModel, scored: Goals): ScoreMatrix {
  const away = poisson(lambdaAway, scored.away);
  const cells = poisson(lambdaHome, scored.home).flatMap((home, h) =>
    away.map((chance, a) => home * chance * (h === a ? theta : 1)),
  );
  return scaled(cells);
}

/** Sums cells by the group that each is in, counted from 0. */
export function sumsBy(groupAt: ArrayLike<number>, cells: readonly number[], groupCount: number): number[] {
  const sums = Array.from({ length: groupCount }, () => 0);
  for (let at = 0; at < cells.length; at += 1) {
    const group = groupAt[at] ?? 0;
    sums[group] = (sums[group] ?? 0) + (cells[at] ?? 0);
  }
  return sums;
}

/** Scales cells to sum to 1. */
export function scaled(cells: readonly number[]): number[] {
  const total = cells.reduce((sum, cell) => sum + cell, 0);
  return cells.map((cell) => cell / total);
}

/** Asserts a score matrix; one of another length is a RangeError. */
export const assertMatrix = (matrix: ScoreMatrix): void =>
  assertLength(matrix, SCORES * SCORES, 'matrix', 'make one with scoreMatrix(model)');

/**
 * Sums the chances of all final scores for which a question is true.
 *
 * @param matrix The matrix of one match; one of another length is a RangeError.
 * @param isTrue Answers for one final score.
 * @example
 * const matrix = scoreMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 });
 * chanceWhere(matrix, (home, away) => home + away > 2).toFixed(4); // 0.5015
 */
export function chanceWhere(matrix: ScoreMatrix, isTrue: (home: number, away: number) => boolean): number {
  assertMatrix(matrix);
  return matrix.reduce((sum, cell, at) => (isTrue(...scoreAt(at)) ? sum + cell : sum), 0);
}
