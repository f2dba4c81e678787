import { GOAL_MARKETS, oddsFromThousandths } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { priceCombination } from '../src/combination.ts';
import { halvesMatrix } from '../src/halves.ts';
import { scoreMatrix } from '../src/score-matrix.ts';
import combinations from './combinations.json';

test.each(combinations)('$id $title (D101)', ({ model, parts, expected }) => {
  const picked = parts.map(({ marketTypeId, outcomeKey, odds }) => {
    const market = GOAL_MARKETS.find(({ typeId }) => typeId === marketTypeId);
    const outcome = market?.outcomes.find(({ key }) => key === outcomeKey);
    if (outcome === undefined) throw new Error(`No outcome ${marketTypeId} ${outcomeKey}`);
    return { outcome, odds: oddsFromThousandths(Math.round(odds * 1_000)) };
  });
  const priced = priceCombination(halvesMatrix(scoreMatrix(model)), picked);
  if (!priced.ok) throw new Error(`Refused: ${JSON.stringify(priced.reason)}`);
  const { chance, trueOdds, multipliedOdds, odds } = priced.value;
  expect(odds).toBe(expected.odds);
  expect(chance).toBeCloseTo(expected.chance, 11);
  expect(trueOdds).toBeCloseTo(expected.trueOdds, 8);
  expect(multipliedOdds).toBeCloseTo(expected.multipliedOdds, 8);
});
