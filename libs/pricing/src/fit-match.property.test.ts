import {
  BOTH_TEAMS_TO_SCORE,
  fairChances,
  GOAL_MARKETS,
  oddsFromThousandths,
  ONE_X_TWO,
  OVER_UNDER,
  type MarketDefinition,
} from '@kipenga/betting-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf } from './chance-of.ts';
import { FIT_TOLERANCE, fitGoalModel } from './fit-goal-model.ts';
import { fitMatch, type MarketPrices } from './fit-match.ts';
import { halvesMatrix } from './halves.ts';
import { inPlayMatrix, priceInPlay } from './in-play.ts';
import { matchMatrix, priceMatch } from './price-match.ts';
import { chanceWhere, scoreMatrix, type GoalModel, type ScoreMatrix } from './score-matrix.ts';
import { goalModel } from './testing/goal-model.ts';

const RUNS = Math.max(500, fc.readConfigureGlobal().numRuns ?? 0);
const prices = (market: MarketDefinition, ...thousandths: readonly (number | null)[]): MarketPrices => ({
  market,
  prices: thousandths.map((one) => (one === null ? null : oddsFromThousandths(one))),
});
const line = (over: number): MarketDefinition =>
  GOAL_MARKETS.find(({ typeId }) => typeId === `18-${over}`) ?? OVER_UNDER;
const READ = [ONE_X_TWO, OVER_UNDER, BOTH_TEAMS_TO_SCORE, ...[0.5, 1.5, 3.5, 4.5].map(line)];

/** The prices of a match as a board shows them, with margin and rounded down. */
const shown = (model: GoalModel, markets: readonly MarketDefinition[]): readonly MarketPrices[] => {
  const priced = priceMatch({ kind: 'goals', ...model });
  return markets.map((market) =>
    prices(market, ...priced.filter((one) => one.market === market).map(({ odds }) => odds)),
  );
};
const farthest = (fit: ReturnType<typeof fitMatch>, given: readonly MarketPrices[]): number => {
  if (!fit.ok) throw new Error(JSON.stringify(fit.reason));
  const halves = halvesMatrix(fit.value.matrix);
  return Math.max(
    ...given.flatMap(({ market, prices: odds }) =>
      fairChances(odds.map((one) => (one ?? 0) / 1_000)).map((chance, at) =>
        Math.abs(chanceOf(halves, market.outcomes.slice(at, at + 1)).won - chance),
      ),
    ),
  );
};

describe('a goal model fitted to fair chances', () => {
  test('is the one they came from', () => {
    fc.assert(
      fc.property(goalModel, (model) => {
        const matrix = scoreMatrix(model);
        const fit = fitGoalModel({
          home: chanceWhere(matrix, (home, away) => home > away),
          draw: chanceWhere(matrix, (home, away) => home === away),
          over25: chanceWhere(matrix, (home, away) => home + away > 2),
        });
        if (!fit.ok) throw new Error(fit.reason.kind);
        expect(fit.value.lambdaHome).toBeCloseTo(model.lambdaHome, 6);
        expect(fit.value.lambdaAway).toBeCloseTo(model.lambdaAway, 6);
        expect(fit.value.theta).toBeCloseTo(model.theta, 6);
      }),
      { numRuns: RUNS },
    );
  });

  test('has them within the tolerance, or there is none: never an exception', () => {
    const chance = fc.oneof(fc.double(), fc.double({ min: 0, max: 1 }));
    fc.assert(
      fc.property(chance, chance, chance, (home, draw, over25) => {
        const fit = fitGoalModel({ home, draw, over25 });
        if (!fit.ok) return;
        const matrix = scoreMatrix(fit.value);
        const gaps = [
          chanceWhere(matrix, (h, a) => h > a) - home,
          chanceWhere(matrix, (h, a) => h === a) - draw,
          chanceWhere(matrix, (h, a) => h + a > 2) - over25,
        ];
        expect(Math.max(...gaps.map(Math.abs))).toBeLessThan(FIT_TOLERANCE);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a match fitted to prices', () => {
  test('has the fair chance of each single it was fitted to within the tolerance', () => {
    // If goals are rare, margin and rounding can make 0-0 dearer than the draw it is one of.
    const model = goalModel.filter(({ lambdaHome, lambdaAway }) => lambdaHome + lambdaAway > 1.5);
    fc.assert(
      fc.property(model, fc.subarray(READ.slice(2)), (expected, more) => {
        const given = shown(expected, [ONE_X_TWO, OVER_UNDER, ...more]);
        const priced = given.filter(({ prices: odds }) => !odds.includes(null));
        if (given.slice(0, 2).some((one) => !priced.includes(one)))
          expect(fitMatch(given)).toMatchObject({ ok: false, reason: { kind: 'price-missing' } });
        else expect(farthest(fitMatch(given), priced)).toBeLessThan(FIT_TOLERANCE);
      }),
      { numRuns: RUNS },
    );
  });

  test('has the corrected chance of both teams to score where that has no price', () => {
    const model = { lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 };
    const fit = fitMatch(shown(model, [ONE_X_TWO, OVER_UNDER]));
    if (!fit.ok) throw new Error(fit.reason.kind);
    const gapTo = (matrix: ScoreMatrix): number =>
      Math.max(...matrix.map((cell, at) => Math.abs(cell - (fit.value.matrix[at] ?? 0))));
    expect(gapTo(matchMatrix(fit.value.model))).toBeLessThan(1e-5);
    // Prices are rounded down to hundredths, so the match is close to theirs and no more.
    expect(gapTo(matchMatrix(model))).toBeLessThan(0.002);
  });

  test('in play has the fair chances of its prices, none for a score that cannot come any more, and is close to the match they were made from', () => {
    const goals = fc.integer({ min: 0, max: 2 });
    const played = fc.double({ min: 0.05, max: 0.8, noNaN: true });
    let fitted = 0;
    fc.assert(
      fc.property(goalModel, goals, goals, played, (model, home, away, playedShare) => {
        const moment = { home, away, playedShare };
        const priced = priceInPlay(model, moment);
        const given = READ.map((market) =>
          prices(market, ...priced.filter((one) => one.market === market).map(({ odds }) => odds)),
        ).filter(({ prices: odds }) => !odds.includes(null));
        const fit = fitMatch(given, moment);
        // A nearly decided market has no price, and late in a match prices that are rounded down contradict each other.
        if (!fit.ok) return;
        fitted += 1;
        expect(farthest(fit, given)).toBeLessThan(FIT_TOLERANCE);
        expect(chanceWhere(fit.value.matrix, (h, a) => h < home || a < away)).toBe(0);
        // Of many goals the lines say little, and of none left the two are one.
        const together = (matrix: ScoreMatrix): number => chanceWhere(matrix, (h, a) => h > a && h + a > 2);
        expect(Math.abs(together(fit.value.matrix) - together(inPlayMatrix(model, moment)))).toBeLessThan(
          0.05,
        );
      }),
      { numRuns: Math.round(RUNS / 8) },
    );
    expect(fitted).toBeGreaterThan(RUNS / 16);
  });

  test('does not depend on the order of its markets, and reads no others', () => {
    const given = shown({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }, GOAL_MARKETS);
    const read = given.filter(({ market }) => READ.includes(market));
    expect(fitMatch(given.toReversed())).toEqual(fitMatch(read));
  });

  const oneXTwo = prices(ONE_X_TWO, 2_000, 3_400, 3_750);
  const over25 = prices(OVER_UNDER, 1_950, 1_850);
  test.each<[string, readonly MarketPrices[], object]>([
    ['no 1x2', [over25], { kind: 'price-missing', marketTypeId: '1' }],
    [
      'a 1x2 with two prices',
      [prices(ONE_X_TWO, 2_000, 3_400), over25],
      { kind: 'price-missing', marketTypeId: '1' },
    ],
    [
      'over/under 2.5 locked',
      [oneXTwo, prices(OVER_UNDER, 1_950, null)],
      { kind: 'price-missing', marketTypeId: '18' },
    ],
    [
      'two outcomes that are both as good as sure',
      [oneXTwo, prices(OVER_UNDER, 1_001, 1_001)],
      { kind: 'no-fair-chances', marketTypeId: '18' },
    ],
    [
      'a sure draw with many goals',
      [prices(ONE_X_TWO, 101_000, 1_010, 101_000), prices(OVER_UNDER, 1_010, 21_000)],
      { kind: 'no-model' },
    ],
    [
      'over 3.5 likelier than over 2.5',
      [oneXTwo, over25, prices(line(3.5), 1_500, 2_600)],
      { kind: 'markets-contradict' },
    ],
    [
      'both teams to score almost never, with many goals',
      [oneXTwo, prices(OVER_UNDER, 1_100, 8_000), prices(BOTH_TEAMS_TO_SCORE, 101_000, 1_010)],
      { kind: 'markets-contradict' },
    ],
  ])('is refused for %s', (_name, given, reason) => {
    expect(fitMatch(given)).toEqual({ ok: false, reason });
  });
});
