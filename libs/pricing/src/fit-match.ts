import {
  BOTH_TEAMS_TO_SCORE,
  fairChances,
  GOAL_MARKETS,
  ok,
  ONE_X_TWO,
  OVER_UNDER,
  refuse,
  type MarketDefinition,
  type MarketTypeId,
  type Odds,
  type Result,
} from '@kipenga/betting-core';
import { FIT_TOLERANCE, fitGoalsLeft, type NoModel } from './fit-goal-model.ts';
import { bothScore, bothScoreAt, correctedBothScore } from './goal-correction.ts';
import { bySide, distance, rake, type ClassOf, type Target } from './rake.ts';
import { NO_GOALS, scoreMatrixFrom, type GoalModel, type Goals, type ScoreMatrix } from './score-matrix.ts';

/**
 * The prices of one market of a match: one for each of its outcomes, in the order of the table of markets; null for an
 * outcome without a price.
 *
 * @example
 * const prices = { market: ONE_X_TWO, prices: [2000, 3400, 3750].map(oddsFromThousandths) };
 * prices.market.outcomes.map(({ key }) => key); // 1,X,2
 */
export interface MarketPrices {
  readonly market: MarketDefinition;
  readonly prices: readonly (Odds | null)[];
}

/**
 * A match as its prices describe it.
 *
 * @example
 * const prices = (market: MarketDefinition, ...thousandths: number[]) => ({ market, prices: thousandths.map(oddsFromThousandths) });
 * const fit = fitMatch([prices(ONE_X_TWO, 2000, 3400, 3750), prices(OVER_UNDER, 1950, 1850)]);
 * fit.ok && fit.value.model.lambdaHome.toFixed(2); // 1.59
 * fit.ok && fit.value.matrix.length; // 225
 */
export interface FittedMatch {
  /** The goal model behind 1x2 and over/under; for a match in play, the model of the remaining goals. */
  readonly model: GoalModel;
  /** The score matrix that has the chances of every market it was fitted to; `halvesMatrix` splits it by halves. */
  readonly matrix: ScoreMatrix;
}

/**
 * The reason why no match is fitted to prices: `price-missing`, 1x2 or over/under is not given or lacks a price;
 * `no-fair-chances`, no margin makes these prices of a market; `no-model`, 1x2 and over/under cannot be those of one
 * match; `markets-contradict`, the other markets cannot hold beside them.
 *
 * @example
 * fitMatch([]); // { ok: false, reason: { kind: 'price-missing', marketTypeId: '1' } }
 */
export type FitRefusal =
  | { readonly kind: 'price-missing'; readonly marketTypeId: MarketTypeId }
  | { readonly kind: 'no-fair-chances'; readonly marketTypeId: MarketTypeId }
  | NoModel
  | { readonly kind: 'markets-contradict' };

/**
 * Fits a match to the prices of its markets. It reads 1x2 and over/under 2.5, which have to be there, and where they are given both teams
 * to score and over/under of the other lines; markets beside these are ignored, and so is an optional one that lacks a price.
 *
 * The margin is taken off each market by the power method. A goal model is fitted to 1x2 and over/under 2.5, and its matrix is
 * brought to the other markets by iterative proportional fitting. Without a price of both teams to score its chance is the corrected one of
 * the model, as in `matchMatrix`. The matrix has the fair chance of every outcome that was read within `FIT_TOLERANCE`.
 *
 * In play the score is given, and the model is one of the goals that are left: over/under of any line will do, and both teams to score has
 * the chance of the model where it has no price. How much time is left is in the prices.
 *
 * @param markets The markets of one match, in any order.
 * @param scored The score of a match in play, as its prices know it.
 * @returns The match, or why no match has these prices. Wrong prices are never an exception.
 * @example
 * const prices = (market: MarketDefinition, ...thousandths: number[]) => ({ market, prices: thousandths.map(oddsFromThousandths) });
 * const oneXTwo = prices(ONE_X_TWO, 2000, 3400, 3750);
 * const bothScore = prices(BOTH_TEAMS_TO_SCORE, 1800, 1950);
 * const fit = fitMatch([oneXTwo, prices(OVER_UNDER, 1950, 1850), bothScore]);
 * fit.ok && chanceWhere(fit.value.matrix, (home, away) => home > 0 && away > 0).toFixed(4); // 0.5221
 * const late = fitMatch([prices(ONE_X_TWO, 1250, 4800, 15000), prices(OVER_UNDER, 2900, 1360)], { home: 1, away: 0 });
 * late.ok && late.value.matrix[SCORES]?.toFixed(4); // 0.3429
 * fitMatch([oneXTwo, prices(OVER_UNDER, 1010, 21000), prices(BOTH_TEAMS_TO_SCORE, 21000, 1010)]); // { ok: false, reason: { kind: 'markets-contradict' } }
 */
export function fitMatch(
  markets: readonly MarketPrices[],
  scored?: { readonly home: number; readonly away: number },
): Result<FittedMatch, FitRefusal> {
  const fair = new Map<MarketDefinition, readonly number[]>();
  for (const market of [ONE_X_TWO, OVER_UNDER, BOTH_TEAMS_TO_SCORE, ...goalLines()]) {
    const prices = markets.find((one) => one.market.typeId === market.typeId)?.prices ?? [];
    const isPriced = prices.length === market.outcomes.length && !prices.includes(null);
    if (!isPriced && (market === ONE_X_TWO || (market === OVER_UNDER && !scored)))
      return refuse({ kind: 'price-missing', marketTypeId: market.typeId });
    if (!isPriced) continue;
    const chances = fairChances(prices.map((odds) => (odds ?? 0) / 1_000));
    if (!(Math.abs(chances.reduce((sum, chance) => sum + chance, -1)) < FIT_TOLERANCE))
      return refuse({ kind: 'no-fair-chances', marketTypeId: market.typeId });
    fair.set(market, chances);
  }
  return fitChances(fair, scored);
}

/** Lists the markets of over and under of both sides' goals, from the lowest line to the highest. */
const goalLines = (): readonly MarketDefinition[] =>
  GOAL_MARKETS.filter(({ typeId }) => typeId.split('-')[0] === OVER_UNDER.typeId).toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0),
  );

function fitChances(
  fair: ReadonlyMap<MarketDefinition, readonly number[]>,
  scored?: Goals,
): Result<FittedMatch, FitRefusal> {
  const [home = 0, draw = 0, away = 0] = fair.get(ONE_X_TWO) ?? [];
  const lines = goalLines().flatMap((market) => lineOf(market, fair.get(market)));
  const [evenest] = lines.toSorted((one, other) => Math.abs(one.over - 0.5) - Math.abs(other.over - 0.5));
  const line = scored ? evenest : lines.find((one) => one.line === OVER_UNDER.line);
  if (!line) return refuse({ kind: 'price-missing', marketTypeId: OVER_UNDER.typeId });
  const fit = fitGoalsLeft({ home, draw, ...line, scored: scored ?? NO_GOALS });
  if (!fit.ok) return fit;
  const targets = [{ classOf: bySide, chances: [away, draw, home] }, goalsTarget(lines)];
  const plain = raked(scoreMatrixFrom(fit.value, scored ?? NO_GOALS), targets);
  if (plain === null) return refuse({ kind: 'markets-contradict' });
  const [given] = fair.get(BOTH_TEAMS_TO_SCORE) ?? [];
  const both = given ?? (scored ? null : correctedBothScore(bothScore(plain)));
  const matrix = both === null ? plain : raked(plain, [...targets, bothScoreAt(both)]);
  return matrix === null ? refuse({ kind: 'markets-contradict' }) : ok({ model: fit.value, matrix });
}

interface Line {
  readonly line: number;
  readonly over: number;
}

const lineOf = ({ line }: MarketDefinition, chances: readonly number[] | undefined): readonly Line[] =>
  line === null || chances === undefined ? [] : [{ line, over: chances[0] ?? 0 }];

/** Returns the chances of the goals between each two lines. */
function goalsTarget(lines: readonly Line[]): Target {
  const classOf: ClassOf = (home, away) => lines.filter(({ line }) => home + away > line).length;
  const overs = [1, ...lines.map(({ over }) => over), 0];
  return { classOf, chances: overs.slice(1).map((over, at) => (overs[at] ?? 0) - over) };
}

const ROUNDS_AT_ONCE = 12;
const MOST_ROUNDS = 1_200;
/** A line is over several classes of goals, whose errors add up. */
const CLOSE_ENOUGH = FIT_TOLERANCE / 10;

/** Brings a matrix to targets; null if no matrix meets them all. */
function raked(matrix: ScoreMatrix, targets: readonly Target[]): ScoreMatrix | null {
  if (targets.some(({ chances }) => chances.some((chance) => chance <= 0))) return null;
  let fitted = matrix;
  for (let round = 0; distance(fitted, targets) >= CLOSE_ENOUGH; round += ROUNDS_AT_ONCE) {
    if (round >= MOST_ROUNDS) return null;
    fitted = rake(fitted, targets, ROUNDS_AT_ONCE);
  }
  return fitted;
}
