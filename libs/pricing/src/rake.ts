import { scaled, scoreAt, sumsBy, type ScoreMatrix } from './score-matrix.ts';

/** Returns the class of a final score, counted from 0. */
export type ClassOf = (home: number, away: number) => number;

/** The wanted chance of each class of scores; together 1. */
export interface Target {
  readonly classOf: ClassOf;
  readonly chances: readonly number[];
}

/** Home wins, draws and away wins, backwards: 0 away, 1 draw, 2 home. */
export const bySide: ClassOf = (home, away) => Math.sign(home - away) + 1;

/** 0 where a side has not scored, 1 where both have. */
export const byBothScore: ClassOf = (home, away) => (home > 0 && away > 0 ? 1 : 0);

/** Sums the chances of each class. */
export function classChances(matrix: ScoreMatrix, classOf: ClassOf, classCount: number): number[] {
  return sumsBy(classesOf(matrix, classOf), matrix, classCount);
}

/**
 * Brings a matrix to targets by iterative proportional fitting: each round scales the cells of every class to its
 * wanted chance, one target after the other. Of all matrices that meet the targets, the rounds tend to the one closest
 * to the first (least relative entropy).
 */
export function rake(matrix: ScoreMatrix, targets: readonly Target[], rounds: number): ScoreMatrix {
  const questions = targets.map(({ classOf, chances }) => ({ at: classesOf(matrix, classOf), chances }));
  let fitted: readonly number[] = matrix;
  for (let round = 0; round < rounds; round += 1)
    for (const { at, chances } of questions) {
      const factors = sumsBy(at, fitted, chances.length).map((sum, group) =>
        sum > 0 ? (chances[group] ?? 0) / sum : 1,
      );
      fitted = fitted.map((cell, place) => cell * (factors[at[place] ?? 0] ?? 1));
    }
  return scaled(fitted);
}

/** Returns the distance of a matrix from targets: the largest difference of any class. */
export const distance = (matrix: ScoreMatrix, targets: readonly Target[]): number =>
  Math.max(
    ...targets.flatMap(({ classOf, chances }) =>
      classChances(matrix, classOf, chances.length).map((sum, group) =>
        Math.abs(sum - (chances[group] ?? 0)),
      ),
    ),
  );

const classesOf = (matrix: ScoreMatrix, classOf: ClassOf): readonly number[] =>
  matrix.map((_, at) => classOf(...scoreAt(at)));
