import * as fc from 'fast-check';
import { GAME_LIMITS, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { baccaratRules, withCommission, withoutCommission } from '../baccarat/baccarat-rules.ts';
import { baccaratGames } from '../baccarat/family.ts';
import { blocksFor } from '../../fairness/digest.ts';
import { rouletteGames } from '../roulette/family.ts';
import { ROULETTE } from '../roulette/roulette-rules.ts';
import { wheelGames } from '../wheel/family.ts';
import { WHEEL } from '../wheel/turn-wheel.ts';
import { MOST_SPOTS, readChips, sumOf, writeChips } from './chip.ts';
import { paidOn, type ChipRules } from './chip-rules.ts';

const spots = new Set(['red', 'straight:17', 'split:17-20']);

describe('chips', () => {
  test('are read as they were written', () => {
    const chips = [
      { spot: 'straight:17', amount: kes(10) },
      { spot: 'red', amount: kes(5_000) },
    ];
    expect(writeChips(chips)).toBe('straight:17=10 red=5000');
    expect(readChips(writeChips(chips), spots)).toEqual(chips);
    expect(sumOf(chips)).toBe(kes(5_010));
  });

  test.each([
    '',
    'red',
    'red=0',
    'red=15',
    'red=-10',
    'red=10.5',
    'red=1e3',
    'blue=10',
    'red=10 red=10',
    'red=10  straight:17=10',
    'red=1000000',
    `${'red=10 '.repeat(MOST_SPOTS)}red=10`,
    10,
    null,
    ['red=10'],
  ])('%j is refused', (text) => {
    expect(readChips(text, spots)).toBeNull();
  });
});

const [roulette, baccarat, wheel] = [rouletteGames, baccaratGames, wheelGames].map(
  ([game]) => game?.largestStake ?? 0,
);

describe.each<[string, ChipRules<unknown>, number]>([
  ['roulette', ROULETTE as ChipRules<unknown>, roulette ?? 0],
  ['baccarat', baccaratRules(withCommission) as ChipRules<unknown>, baccarat ?? 0],
  ['baccarat-nc', baccaratRules(withoutCommission) as ChipRules<unknown>, baccarat ?? 0],
  ['gurudumu', WHEEL as ChipRules<unknown>, wheel ?? 0],
])('%s', (_, rules, largestStake) => {
  const digest = fc.uint8Array({ minLength: 32 * rules.blocks, maxLength: 32 * rules.blocks });
  const chip = fc.record({
    spot: fc.constantFrom(...rules.spots),
    amount: fc.integer({ min: 1, max: largestStake / 10 }).map((tens) => kes(tens * 10)),
  });

  test('pays whole cents, and by its limits never as much as the cap (R9-01)', () => {
    fc.assert(
      fc.property(digest, fc.array(chip, { maxLength: 8 }), (bytes, chips) => {
        const paid = paidOn(rules, chips, rules.outcomeOf(bytes), GAME_LIMITS.maximumWinnings);
        expect(Number.isSafeInteger(paid)).toBe(true);
        if (sumOf(chips) <= kes(largestStake)) expect(paid).toBeLessThan(GAME_LIMITS.maximumWinnings);
      }),
      { numRuns: 60 },
    );
  });
});

test('a digest of two blocks has what ten words need', () => {
  expect([1, 5, 6, 10, 11].map(blocksFor)).toEqual([1, 1, 2, 2, 3]);
});
