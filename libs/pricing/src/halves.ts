import type { MatchScore } from '@kipenga/betting-core';
import { assertMatrix, scoreAt, SCORES, sumsBy, type ScoreMatrix } from './score-matrix.ts';

/** The share of a match's goals that fall in the first half. */
export const FIRST_HALF_SHARE = 0.4468;

/** Returns the chances of 0, 1, ... `total` goals before half time, out of `total`. */
function binomial(total: number): number[] {
  let chance = (1 - FIRST_HALF_SHARE) ** total;
  const chances = [chance];
  for (let goals = 1; goals <= total; goals += 1) {
    chance *= (((total - goals + 1) / goals) * FIRST_HALF_SHARE) / (1 - FIRST_HALF_SHARE);
    chances.push(chance);
  }
  return chances;
}

/**
 * The chance of a side's goals at half time by its goals at the end: of `total` goals, `goals` fall in the first half with the chance
 * `FIRST_HALF_GOALS[total][goals]`. Each goal falls there with the chance 0.4468, whatever the others do.
 *
 * @example
 * FIRST_HALF_GOALS[2]?.map((chance) => chance.toFixed(3)); // 0.306,0.494,0.200
 */
export const FIRST_HALF_GOALS: readonly (readonly number[])[] = /* @__PURE__ */ Array.from(
  { length: SCORES },
  (_, total) => binomial(total),
);

/**
 * A score matrix by halves: the chance of every half-time score together with every final score. It has 14,400 cells that sum to 1,
 * those of one final score beside each other; `chanceOf` reads them.
 *
 * @example
 * const halves = halvesMatrix(matchMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }));
 * halves.length; // 14400
 */
export type HalvesMatrix = readonly number[];

/**
 * Splits the chance of each final score among the half-time scores that lead to it. The chances of the final scores stay as they are.
 * Throws RangeError for a matrix of another length.
 *
 * @example
 * const halves = halvesMatrix(matchMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }));
 * chanceOf(halves, [{ resultAt: ({ halfHome }) => ((halfHome ?? 0) > 0 ? 'won' : 'lost') }]).won.toFixed(4); // 0.5105
 */
export function halvesMatrix(matrix: ScoreMatrix): HalvesMatrix {
  assertMatrix(matrix);
  const halves: number[] = [];
  for (const [at, cell] of matrix.entries()) {
    const [home, away] = scoreAt(at);
    for (const homeChance of goalsOf(home))
      for (const awayChance of goalsOf(away)) halves.push(cell * homeChance * awayChance);
  }
  return halves;
}

const goalsOf = (total: number): readonly number[] => FIRST_HALF_GOALS[total] ?? [];

let scores: readonly MatchScore[] | undefined;

/**
 * The scores of the cells of a matrix by halves, in their order; made when they are first asked for, and the same list from then on.
 *
 * @example
 * scoresByHalves()[4]; // { home: 0, away: 2, halfHome: 0, halfAway: 1 }
 */
export function scoresByHalves(): readonly MatchScore[] {
  scores ??= Array.from({ length: SCORES * SCORES }, (_, at) => scoreAt(at)).flatMap(([home, away]) =>
    goalsOf(home).flatMap((_h, halfHome) =>
      goalsOf(away).map((_a, halfAway) => ({ home, away, halfHome, halfAway })),
    ),
  );
  return scores;
}

/** Home, draw or away: 0, 1, 2. */
const sideOf = (home: number, away: number): number => 1 - Math.sign(home - away);

/** The groups that each cell by halves is summed into. */
interface Places {
  /** The cell of the matrix of half-time scores. */
  readonly halfTime: Uint8Array;
  /** The cell among the pairs of results at both times. */
  readonly bothTimes: Uint8Array;
}

let places: Places | undefined;

function placesByHalves(): Places {
  const half = ({ halfHome, halfAway }: MatchScore): [number, number] => [halfHome ?? 0, halfAway ?? 0];
  places ??= {
    halfTime: Uint8Array.from(scoresByHalves(), (score) => half(score)[0] * SCORES + half(score)[1]),
    bothTimes: Uint8Array.from(
      scoresByHalves(),
      (score) => sideOf(...half(score)) * 3 + sideOf(score.home, score.away),
    ),
  };
  return places;
}

/** The first half of a match, and the results at both times. */
export interface HalfTimes {
  /** The chance of every half-time score, laid out as a score matrix. */
  readonly halfTime: ScoreMatrix;
  /** The chance of each half-time result by full-time result, nine cells: `[half * 3 + full]`, 0 home, 1 draw, 2 away. */
  readonly bothTimes: readonly number[];
}

/** Sums a matrix by halves into the distributions from which the markets of the first half, and of both times, are priced. */
export function halfTimesOf(halves: HalvesMatrix): HalfTimes {
  const { halfTime, bothTimes } = placesByHalves();
  return { halfTime: sumsBy(halfTime, halves, SCORES * SCORES), bothTimes: sumsBy(bothTimes, halves, 9) };
}
