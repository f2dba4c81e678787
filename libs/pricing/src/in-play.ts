import { GOAL_MARKETS } from '@kipenga/betting-core';
import { assertShare } from './assertions.ts';
import { FIRST_HALF_SHARE } from './halves.ts';
import { matchMatrix, priceMarket, type PricedOutcome } from './price-match.ts';
import { scaled, scoreAt, type GoalModel, type ScoreMatrix } from './score-matrix.ts';

/**
 * A moment of a match in play: its score, and the share of its goals that has fallen on average.
 *
 * @example
 * const moment = { home: 1, away: 0, playedShare: playedShare('second-half', 0.5) };
 * moment.playedShare.toFixed(4); // 0.7234
 */
export interface InPlayMoment {
  readonly home: number;
  readonly away: number;
  /** 0 at the kick-off, 1 at the end: see `playedShare`. */
  readonly playedShare: number;
}

/**
 * Returns the share of a match's goals that falls before a moment, on average. Within a half every moment is as likely;
 * 0.4468 of all goals fall in the first half.
 *
 * @param half The half it is in.
 * @param played The share of that half that has been played, with its added time, from 0 to 1; anything else is a
 *   RangeError.
 * @example
 * playedShare('first-half', 1).toFixed(4); // 0.4468
 */
export function playedShare(half: 'first-half' | 'second-half', played: number): number {
  assertShare(played, 'played');
  return half === 'first-half'
    ? FIRST_HALF_SHARE * played
    : FIRST_HALF_SHARE + (1 - FIRST_HALF_SHARE) * played;
}

/** The matrices of models: a match in play is priced again and again from one model. */
const matrices = new WeakMap<GoalModel, ScoreMatrix>();

const matrixOf = (model: GoalModel): ScoreMatrix => {
  const matrix = matrices.get(model) ?? matchMatrix(model);
  matrices.set(model, matrix);
  return matrix;
};

/**
 * Returns the chance that `goals` of `total` goals fall before a moment: the binomial, without the factor that all
 * final scores share.
 */
const fallenSoFar = (goals: number, total: number, share: number): number => {
  if (total < goals) return 0;
  let ways = 1;
  for (let at = 0; at < goals; at += 1) ways *= (total - at) / (at + 1);
  return ways * (1 - share) ** (total - goals);
};

/**
 * Returns the chance of every final score of a match in play: that of its score matrix, given the present score. For
 * two Poisson sides it is the present score and two Poisson processes of constant rate for the remaining time; the
 * corrections of `matchMatrix` are kept. All prices read from it agree with each other, and each is on average the
 * price at any later moment: nothing is won by waiting.
 *
 * @param model The model of the match at its kick-off.
 * @param moment The present score and the share that is played; a score that the model cannot reach, or a share that is not
 *   0 to 1, is a RangeError.
 * @example
 * const matrix = inPlayMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }, { home: 2, away: 1, playedShare: 0.5 });
 * chanceWhere(matrix, (home, away) => home > away).toFixed(4); // 0.7649
 */
export function inPlayMatrix(
  model: GoalModel,
  { home, away, playedShare: share }: InPlayMoment,
): ScoreMatrix {
  assertShare(share, 'playedShare');
  if (!(Number.isSafeInteger(home) && home >= 0 && Number.isSafeInteger(away) && away >= 0))
    throw new RangeError(`home and away must be whole numbers of goals, got ${home} and ${away}`);
  const cells = matrixOf(model).map((chance, at) => {
    const [homeEnd, awayEnd] = scoreAt(at);
    return chance * fallenSoFar(home, homeEnd, share) * fallenSoFar(away, awayEnd, share);
  });
  if (!cells.some((chance) => chance > 0))
    throw new RangeError(`no final score of the model can follow ${home}:${away}`);
  return scaled(cells);
}

/** An outcome likelier than the first or less likely than the second is not offered. */
const SUREST = 0.97;
const LEAST_LIKELY = 0.003;

/**
 * Prices the markets of a match in play that the final score decides. All others, and outcomes that are decided or
 * nearly so, have no price.
 *
 * @returns Each outcome of each market of a game of goals, in the order of its page. The chance of an outcome that the
 * final score does not decide is 0: it is not told.
 * @example
 * const model = { lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 };
 * const priced = priceInPlay(model, { home: 2, away: 1, playedShare: 0.5 });
 * priced.slice(0, 3).map(({ outcome, odds }) => `${outcome.key} ${odds}`); // 1 1270,X 4630,2 13700
 */
export function priceInPlay(model: GoalModel, moment: InPlayMoment): readonly PricedOutcome[] {
  const matrix = inPlayMatrix(model, moment);
  return GOAL_MARKETS.flatMap((market) => {
    if (market.looksAt !== 'full-time')
      return market.outcomes.map((outcome) => ({ market, outcome, chance: 0, odds: null }));
    const priced = priceMarket(market, matrix);
    const isDecided = market.isExclusive && priced.some(({ chance }) => chance > SUREST);
    return priced.map((one) =>
      isDecided || one.chance < LEAST_LIKELY || one.chance > SUREST ? { ...one, odds: null } : one,
    );
  });
}
