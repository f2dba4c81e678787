import { chanceOf, scoreMatrix, type GoalModel } from '../score-matrix.ts';

/** Fair chances (no margin) of one match: home, draw and away sum to 1. */
export interface FairChances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  readonly over25: number;
}

type Unknowns = readonly [number, number, number];

const modelOf = ([home, away, theta]: Unknowns): GoalModel => ({
  lambdaHome: Math.exp(home),
  lambdaAway: Math.exp(away),
  theta: Math.exp(theta),
});

function errors(unknowns: Unknowns, target: FairChances): Unknowns {
  const matrix = scoreMatrix(modelOf(unknowns));
  return [
    chanceOf(matrix, (home, away) => home > away) - target.home,
    chanceOf(matrix, (home, away) => home === away) - target.draw,
    chanceOf(matrix, (home, away) => home + away > 2) - target.over25,
  ];
}

const NUDGE = 1e-6;
const CLOSE_ENOUGH = 1e-9;

/**
 * The goal model whose home, draw and over 2.5 are exactly those asked for: Newton's method on the logarithms, from
 * a start that is close for real prices. Null where no model fits (chances that no match could have).
 */
export function fitGoalModel(target: FairChances): GoalModel | null {
  const goals = 2.6 + 3.2 * (target.over25 - 0.5);
  const lead = 1.9 * (target.home - target.away);
  let at: Unknowns = [
    Math.log(Math.max(0.05, (goals + lead) / 2)),
    Math.log(Math.max(0.05, (goals - lead) / 2)),
    Math.log(1.08),
  ];
  for (let round = 0; round < 40; round += 1) {
    const error = errors(at, target);
    if (Math.max(...error.map(Math.abs)) < CLOSE_ENOUGH) return modelOf(at);
    const columns = [0, 1, 2].map((which) => {
      const nudged = errors(nudge(at, which), target);
      return nudged.map((value, row) => (value - (error[row] ?? 0)) / NUDGE);
    });
    const step = solve(columns, error);
    if (step === null) return null;
    // A step is cut to a factor of e at most: from a poor start a full one can leave the model's range.
    const scale = Math.min(1, 1 / Math.max(...step.map(Math.abs)));
    at = [at[0] - step[0] * scale, at[1] - step[1] * scale, at[2] - step[2] * scale];
  }
  return null;
}

const nudge = (at: Unknowns, which: number): Unknowns => [
  at[0] + (which === 0 ? NUDGE : 0),
  at[1] + (which === 1 ? NUDGE : 0),
  at[2] + (which === 2 ? NUDGE : 0),
];

/** Three equations by Cramer's rule; null where they do not determine the unknowns. */
function solve(columns: readonly (readonly number[])[], right: Unknowns): Unknowns | null {
  const determinant = (a: readonly number[], b: readonly number[], c: readonly number[]): number => {
    const [a0 = 0, a1 = 0, a2 = 0] = a;
    const [b0 = 0, b1 = 0, b2 = 0] = b;
    const [c0 = 0, c1 = 0, c2 = 0] = c;
    return a0 * (b1 * c2 - b2 * c1) - b0 * (a1 * c2 - a2 * c1) + c0 * (a1 * b2 - a2 * b1);
  };
  const [x = [], y = [], z = []] = columns;
  const whole = determinant(x, y, z);
  if (!Number.isFinite(whole) || Math.abs(whole) < 1e-15) return null;
  return [
    determinant(right, y, z) / whole,
    determinant(x, right, z) / whole,
    determinant(x, y, right) / whole,
  ];
}
