import { fairChances } from '@kipenga/betting-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marginOf, quotedChances } from './margin.ts';
import { matchMatrix, priceMatch, type MatchModel, type PricedOutcome } from './price-match.ts';
import { chanceWhere } from './score-matrix.ts';
import { goalModel } from './testing/goal-model.ts';

const anyModel: fc.Arbitrary<MatchModel> = fc.oneof(
  goalModel.map((model) => ({ kind: 'goals' as const, ...model })),
  fc.double({ min: 0.03, max: 0.97, noNaN: true }).map((homeWins) => ({ kind: 'winner' as const, homeWins })),
);

const byMarket = (priced: readonly PricedOutcome[]): ReadonlyMap<string, readonly PricedOutcome[]> =>
  Map.groupBy(priced, (one) => one.market.typeId);
const chance = (priced: readonly PricedOutcome[], typeId: string, key: string): number =>
  priced.find((one) => one.market.typeId === typeId && one.outcome.key === key)?.chance ?? Number.NaN;
const odds = (priced: readonly PricedOutcome[], typeId: string, key: string): number =>
  priced.find((one) => one.market.typeId === typeId && one.outcome.key === key)?.odds ?? Number.NaN;

describe('prices of one match', () => {
  test('no price is better than fair, so no set of bets on a match can be sure to win', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const best = Math.max(
          ...priceMatch(model).map(({ chance: fair, odds: price }) => ((price ?? 0) / 1000) * fair),
        );
        expect(best).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  test('every price is in whole hundredths from 1.01 to 501', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        for (const { odds: price } of priceMatch(model)) {
          if (price === null) continue;
          expect(price % 10).toBe(0);
          expect(price).toBeGreaterThanOrEqual(1010);
          expect(price).toBeLessThanOrEqual(501_000);
        }
      }),
    );
  });

  test('the margin of a market is what its size says, plus what rounding down to a shown price adds', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        for (const [typeId, outcomes] of byMarket(priceMatch(model))) {
          const [first] = outcomes;
          if (first === undefined || !first.market.isExclusive || outcomes.some((one) => one.odds === null))
            continue;
          const wanted = marginOf(first.market);
          const margin = outcomes.reduce((sum, one) => sum + 1000 / (one.odds ?? 1), -1);
          const most = wanted + 0.03 + 0.004 * outcomes.length;
          expect({ typeId, isWithin: margin > wanted - 0.002 && margin < most }).toEqual({
            typeId,
            isWithin: true,
          });
        }
      }),
    );
  });

  test('the chances of a market sum to 1, those of double chance to 2', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        for (const [typeId, outcomes] of byMarket(priceMatch(model))) {
          expect(outcomes.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(typeId === '10' ? 2 : 1, 9);
        }
      }),
    );
  });

  test('double chance agrees with 1x2, and draw no bet with both', () => {
    fc.assert(
      fc.property(goalModel, (model) => {
        const priced = priceMatch({ kind: 'goals', ...model });
        const [home, draw, away] = ['1', 'X', '2'].map((key) => chance(priced, '1', key)) as [
          number,
          number,
          number,
        ];
        expect(chance(priced, '10', '1 or X')).toBeCloseTo(home + draw, 9);
        expect(chance(priced, '10', 'X or 2')).toBeCloseTo(draw + away, 9);
        expect(chance(priced, '10', '1 or 2')).toBeCloseTo(home + away, 9);
        expect(chance(priced, '11', '1')).toBeCloseTo(home / (home + away), 9);
        // A price that covers more never pays more.
        for (const [wide, narrow] of [
          ['1 or X', '1'],
          ['1 or X', 'X'],
          ['X or 2', '2'],
          ['1 or 2', '1'],
        ] as const) {
          if (Number.isNaN(odds(priced, '10', wide))) continue;
          expect(odds(priced, '10', wide)).toBeLessThanOrEqual(odds(priced, '1', narrow));
        }
      }),
    );
  });

  test('more goals are never more likely: over rises and under falls with the line', () => {
    fc.assert(
      fc.property(goalModel, (model) => {
        const priced = priceMatch({ kind: 'goals', ...model });
        const lines = [
          ['18-0.5', '0.5'],
          ['18-1.5', '1.5'],
          ['18', '2.5'],
          ['18-3.5', '3.5'],
          ['18-4.5', '4.5'],
        ] as const;
        for (const side of ['over', 'under'] as const) {
          const prices = lines
            .map(([typeId, line]) => odds(priced, typeId, `${side} ${line}`))
            .filter((price) => !Number.isNaN(price));
          const rising = side === 'over' ? prices : prices.toReversed();
          expect(rising).toEqual(rising.toSorted((a, b) => a - b));
        }
        // A half of the match never has more goals than the whole, nor one team more than both.
        expect(chance(priced, '68-1.5', 'over 1.5')).toBeLessThan(chance(priced, '18-1.5', 'over 1.5'));
        expect(chance(priced, '19-1.5', 'over 1.5')).toBeLessThan(chance(priced, '18-1.5', 'over 1.5'));
      }),
    );
  });

  test('correcting both-to-score leaves home, draw, away and over 2.5 as they were', () => {
    fc.assert(
      fc.property(goalModel, (model) => {
        const priced = priceMatch({ kind: 'goals', ...model });
        const matrix = matchMatrix(model);
        expect(chance(priced, '1', '1')).toBeCloseTo(
          chanceWhere(matrix, (h, a) => h > a),
          9,
        );
        expect(chance(priced, '45', '0-0')).toBeCloseTo(matrix[0] ?? 0, 9);
        expect(chance(priced, '29', 'yes')).toBeCloseTo(
          chanceWhere(matrix, (h, a) => h > 0 && a > 0),
          9,
        );
      }),
    );
  });
});

describe('margin by the power method', () => {
  test('taking off what was put on gives the fair chances back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 5 }),
        (weights) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          const chances = weights.map((weight) => weight / total);
          const back = fairChances(quotedChances(chances).map((quoted) => 1 / quoted));
          back.forEach((value, at) => expect(value).toBeCloseTo(chances[at] ?? 0, 6));
        },
      ),
    );
  });
});
