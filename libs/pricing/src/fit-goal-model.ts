import { ok, refuse, type Result } from '@kipenga/betting-core';
import { chanceWhere, NO_GOALS, scoreMatrixFrom, type GoalModel, type Goals } from './score-matrix.ts';

/**
 * The fair chances of a match, without margin, that a goal model is fitted to. The chance of an away win is what home and draw leave of 1.
 *
 * @example
 * const chances = { home: 0.48, draw: 0.27, over25: 0.51 };
 * fitGoalModel(chances).ok; // true
 */
export interface FairChances {
  readonly home: number;
  readonly draw: number;
  readonly over25: number;
}

/**
 * The refusal of `fitGoalModel` if no goal model has these chances.
 *
 * @example
 * fitGoalModel({ home: 0.2, draw: 0.9, over25: 0.5 }); // { ok: false, reason: { kind: 'no-model' } }
 */
export interface NoModel {
  readonly kind: 'no-model';
}

/**
 * The tolerance of a fit: each chance that it was made from comes out of it again within this.
 *
 * @example
 * FIT_TOLERANCE; // 1e-9
 */
export const FIT_TOLERANCE = 1e-9;

/**
 * No match is outside of these: real prices gave 0.35 to 4.2 goals, and draws up to 4.1 times likelier. Beyond 8 goals
 * a side the matrix would leave out more than 1 %.
 */
const FEWEST_GOALS = 0.01;
const MOST_GOALS = 8;
const MOST_DRAW_INFLATION = 10;

type Unknowns = readonly [number, number, number];

const modelOf = ([home, away, theta]: Unknowns): GoalModel => ({
  lambdaHome: Math.exp(home),
  lambdaAway: Math.exp(away),
  theta: Math.exp(theta),
});

/** The chances that a model is fitted to, and the score at which the match stands. */
interface FitTarget {
  readonly home: number;
  readonly draw: number;
  /** The chance of more goals than `line`. */
  readonly over: number;
  readonly line: number;
  readonly scored: Goals;
}

function errors(unknowns: Unknowns, target: FitTarget): Unknowns {
  const matrix = scoreMatrixFrom(modelOf(unknowns), target.scored);
  return [
    chanceWhere(matrix, (home, away) => home > away) - target.home,
    chanceWhere(matrix, (home, away) => home === away) - target.draw,
    chanceWhere(matrix, (home, away) => home + away > target.line) - target.over,
  ];
}

const NUDGE = 1e-6;
const MOST_STEPS = 40;

/** A search with logarithms beyond this has left every plausible model behind. */
const FARTHEST = 12;

/**
 * Fits the goal model with these chances of home, draw and over 2.5, each within `FIT_TOLERANCE`, by Newton's method on
 * the logarithms, from a start that is close for real prices.
 *
 * @returns The model, or `no-model`: chances that no match has, or a model of more than 8 goals a side, or of draws ten
 * times likelier or rarer than independent sides would make them.
 * @example
 * const fit = fitGoalModel({ home: 0.48, draw: 0.2636, over25: 0.5015 });
 * if (!fit.ok) throw new Error(fit.reason.kind);
 * [fit.value.lambdaHome, fit.value.lambdaAway, fit.value.theta].map((one) => one.toFixed(2)); // 1.60,1.10,1.08
 */
export function fitGoalModel(chances: FairChances): Result<GoalModel, NoModel> {
  const { home, draw, over25 } = chances;
  return fitGoalsLeft({ home, draw, over: over25, line: 2.5, scored: NO_GOALS });
}

/** The same for a match that stands at a score: fits the model of the remaining goals. */
export function fitGoalsLeft(target: FitTarget): Result<GoalModel, NoModel> {
  const model = solved(target);
  return model !== null && isPlausible(model) ? ok(model) : refuse({ kind: 'no-model' });
}

const isPlausible = ({ lambdaHome, lambdaAway, theta }: GoalModel): boolean =>
  Math.min(lambdaHome, lambdaAway) >= FEWEST_GOALS &&
  Math.max(lambdaHome, lambdaAway) <= MOST_GOALS &&
  Math.max(theta, 1 / theta) <= MOST_DRAW_INFLATION;

function solved(target: FitTarget): GoalModel | null {
  const { scored, line, over, home, draw } = target;
  const toLine = Math.max(0.5, line - scored.home - scored.away);
  const goals = toLine + 0.1 + 2 * Math.sqrt(toLine) * (over - 0.5);
  const lead = 1.9 * (2 * home + draw - 1) - scored.home + scored.away;
  let at: Unknowns = [
    Math.log(Math.max(0.05, (goals + lead) / 2)),
    Math.log(Math.max(0.05, (goals - lead) / 2)),
    Math.log(1.08),
  ];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!(Math.max(...at.map(Math.abs)) <= FARTHEST)) return null;
    const error = errors(at, target);
    if (Math.max(...error.map(Math.abs)) < FIT_TOLERANCE) return modelOf(at);
    const columns = [0, 1, 2].map((which) => {
      const nudged = errors(nudge(at, which), target);
      return nudged.map((value, row) => (value - (error[row] ?? 0)) / NUDGE);
    });
    const move = solve(columns, error);
    if (move === null) return null;
    // A step is cut to a factor of e at most: from a poor start a full one can leave the model's range.
    const scale = Math.min(1, 1 / Math.max(...move.map(Math.abs)));
    at = [at[0] - move[0] * scale, at[1] - move[1] * scale, at[2] - move[2] * scale];
  }
  return null;
}

const nudge = (at: Unknowns, which: number): Unknowns => [
  at[0] + (which === 0 ? NUDGE : 0),
  at[1] + (which === 1 ? NUDGE : 0),
  at[2] + (which === 2 ? NUDGE : 0),
];

/** Solves three equations by Cramer's rule; null if they do not determine the unknowns. */
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
