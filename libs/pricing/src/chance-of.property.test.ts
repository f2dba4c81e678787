import {
  DRAW_NO_BET,
  GOAL_MARKETS,
  type MarketDefinition,
  type OutcomeDefinition,
} from '@kipenga/betting-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf } from './chance-of.ts';
import { FIRST_HALF_GOALS, halvesMatrix } from './halves.ts';
import { matchMatrix, priceMatch } from './price-match.ts';
import { scoreMatrix, SCORES, type GoalModel, type ScoreMatrix } from './score-matrix.ts';
import { goalModel } from './testing/goal-model.ts';

const outcomes = GOAL_MARKETS.flatMap((market) => market.outcomes);
const picks = fc.uniqueArray(fc.constantFrom(...outcomes), { maxLength: 5 });
const named = (typeId: string): readonly OutcomeDefinition[] =>
  GOAL_MARKETS.find((market) => market.typeId === typeId)?.outcomes ?? [];

/** Sums every way a match can go, with no use of the cells by halves. */
function bruteForce(matrix: ScoreMatrix, sought: readonly OutcomeDefinition[]): Record<string, number> {
  const sums = { won: 0, lost: 0, void: 0 };
  for (let home = 0; home < SCORES; home += 1)
    for (let away = 0; away < SCORES; away += 1)
      for (let halfHome = 0; halfHome <= home; halfHome += 1)
        for (let halfAway = 0; halfAway <= away; halfAway += 1) {
          const score = { home, away, halfHome, halfAway };
          const results = new Set(sought.map(({ resultAt }) => resultAt(score)));
          const result = results.has('lost') ? 'lost' : results.has('void') ? 'void' : 'won';
          sums[result] +=
            (matrix[home * SCORES + away] ?? 0) *
            (FIRST_HALF_GOALS[home]?.[halfHome] ?? 0) *
            (FIRST_HALF_GOALS[away]?.[halfAway] ?? 0);
        }
  return sums;
}

describe('the chance of picks of one match together', () => {
  test('is what every way the match can go adds up to', () => {
    fc.assert(
      fc.property(goalModel, picks, (model, sought) => {
        const matrix = matchMatrix(model);
        const expected = bruteForce(matrix, sought);
        for (const [result, chance] of Object.entries(chanceOf(halvesMatrix(matrix), sought)))
          expect(Math.abs(chance - (expected[result] ?? Number.NaN))).toBeLessThan(1e-12);
      }),
    );
  });

  test('sums to 1 over won, lost and void, and over every partition of the scores, within 1e-12', () => {
    const isPartition = ({ isExclusive, typeId }: MarketDefinition) =>
      isExclusive && typeId !== DRAW_NO_BET.typeId;
    const market = fc.constantFrom(...GOAL_MARKETS.filter(isPartition));
    fc.assert(
      fc.property(goalModel, picks, market, market, (model, sought, one, other) => {
        const halves = halvesMatrix(matchMatrix(model));
        const total = ({ won, lost, void: returned }: ReturnType<typeof chanceOf>) => won + lost + returned;
        expect(Math.abs(total(chanceOf(halves, sought)) - 1)).toBeLessThan(1e-12);
        // Each pair of an outcome of one market and an outcome of another is a part.
        const parts = one.outcomes.flatMap((first) =>
          other.outcomes.map((second) => chanceOf(halves, [first, second]).won),
        );
        expect(Math.abs(parts.reduce((sum, part) => sum + part, -1))).toBeLessThan(1e-12);
      }),
    );
  });

  test('of picks that have nothing to do with each other is the product', () => {
    const ofHome = [...named('19-0.5'), ...named('19-1.5'), ...named('19-2.5')];
    const ofAway = [...named('20-0.5'), ...named('20-1.5'), ...named('20-2.5')];
    const pick = (of: readonly OutcomeDefinition[]) => fc.constantFrom(...of);
    fc.assert(
      fc.property(goalModel, pick(ofHome), pick(ofAway), (model, home, away) => {
        // With draws as likely as independent sides make them, the goals of one side say nothing of the other's.
        const halves = halvesMatrix(scoreMatrix({ ...model, theta: 1 }));
        const product = chanceOf(halves, [home]).won * chanceOf(halves, [away]).won;
        expect(Math.abs(chanceOf(halves, [home, away]).won - product)).toBeLessThan(1e-12);
      }),
    );
  });

  test('of a pick alone is the chance its single price is made from', () => {
    fc.assert(
      fc.property(goalModel, (model: GoalModel) => {
        const halves = halvesMatrix(matchMatrix(model));
        for (const { outcome, chance } of priceMatch({ kind: 'goals', ...model })) {
          const { won, lost } = chanceOf(halves, [outcome]);
          expect(Math.abs(won / (won + lost) - chance)).toBeLessThan(1e-12);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('of picks that exclude each other is 0, and a pick that another implies changes nothing', () => {
    const halves = halvesMatrix(matchMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }));
    const [homeWins, draw] = named('1');
    const [zeroZero] = named('45');
    const [, under25] = named('18');
    if (!homeWins || !draw || !zeroZero || !under25) throw new Error('The table of markets has lost a row.');
    expect(chanceOf(halves, [homeWins, draw]).won).toBe(0);
    expect(chanceOf(halves, [zeroZero, draw, under25])).toEqual(chanceOf(halves, [zeroZero]));
  });
});
