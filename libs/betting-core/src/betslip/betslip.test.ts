import { describe, expect, test } from 'vitest';
import { marketTypeId, matchId, outcomeId, outcomeKey } from '../brand.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { aSelection } from '../testing/builders.ts';
import { betslipOf } from './betslip-of.ts';
import { combinationId, combinationOf, partsOf } from './combination.ts';
import { emptyBetslip, isAccumulator, isPicked } from './betslip.ts';
import { repriceSelections } from './reprice-selections.ts';
import { toggleSelection } from './toggle-selection.ts';

const one = aSelection();
const two = aSelection({ matchId: matchId('2') });
const other = aSelection({ outcomeKey: outcomeKey('2') });
const slip = [one, two].reduce(toggleSelection, emptyBetslip);

describe('toggling a selection (R4-01)', () => {
  test('a new match is added at the end', () => {
    expect(slip).toEqual({ type: 'prematch', selections: [one, two] });
  });
  test('another outcome of a match takes its place', () => {
    expect(toggleSelection(slip, other).selections).toEqual([other, two]);
  });
  test('another market of a match takes its place', () => {
    const market = aSelection({ marketTypeId: marketTypeId('29') });
    expect(toggleSelection(slip, market).selections).toEqual([market, two]);
  });
  test('the same outcome is removed, at whatever price', () => {
    expect(toggleSelection(slip, { ...one, odds: oddsFromThousandths(9_000) }).selections).toEqual([two]);
  });
});

test('a pick is highlighted by match, market and outcome (R4-02)', () => {
  expect(isPicked(slip, one)).toBe(true);
  expect(isPicked(slip, other)).toBe(false);
  expect(isPicked(slip, { ...one, marketTypeId: marketTypeId('29') })).toBe(false);
  expect(isPicked(slip, { ...one, matchId: matchId('3') })).toBe(false);
  expect(isPicked(emptyBetslip, one)).toBe(false);
});

test('two selections make an accumulator', () => {
  expect([emptyBetslip, { ...slip, selections: [one] }, slip].map(isAccumulator)).toEqual([
    false,
    false,
    true,
  ]);
});

describe('the prices of now', () => {
  const now = oddsFromThousandths(1_900);
  test('replace those on the slip', () => {
    expect(repriceSelections(slip, { [one.outcomeId]: now }).selections).toEqual([
      { ...one, odds: now },
      two,
    ]);
  });
  test('a lock keeps the price it was chosen at, and an unchanged slip is the same slip', () => {
    expect(repriceSelections(slip, { [one.outcomeId]: null, [two.outcomeId]: two.odds })).toBe(slip);
    expect(repriceSelections(slip, {})).toBe(slip);
  });
});

test('a slip from outside keeps its rules (R4-01, D63)', () => {
  const many = Array.from({ length: 60 }, (_, at) => aSelection({ matchId: matchId(String(at)) }));
  expect(betslipOf([one, other, two])).toEqual(slip);
  expect(betslipOf(many).selections).toEqual(many.slice(0, 50));
  expect(betslipOf(many, 3).selections).toHaveLength(3);
});

describe('a combination on a slip (D101, D114)', () => {
  const over = aSelection({
    outcomeId: outcomeId('1-aa'),
    marketTypeId: marketTypeId('18'),
    outcomeKey: outcomeKey('over 2.5'),
    marketName: 'over/under 2.5',
    label: 'Over 2.5',
  });
  const combination = combinationOf([one, over], oddsFromThousandths(3_180));

  test('is one selection, the same in whatever order its parts were picked', () => {
    expect(combination).toEqual(combinationOf([over, one], oddsFromThousandths(3_180)));
    expect(combination.outcomeId).toBe('1-aa+1-home');
    expect(combinationId([one.outcomeId, over.outcomeId])).toBe(combination.outcomeId);
    expect(combination.label).toBeUndefined();
  });
  test('tells its parts in their order', () => {
    expect(partsOf(combination)).toEqual([
      { marketTypeId: '18', outcomeKey: 'over 2.5', marketName: 'over/under 2.5' },
      { marketTypeId: '1', outcomeKey: '1', marketName: '1x2' },
    ]);
    expect(partsOf(one)).toEqual([]);
  });
  test('takes the place of the pick of its match, and goes when it is chosen again', () => {
    const held = toggleSelection(slip, combination);
    expect(held.selections).toEqual([combination, two]);
    expect(isPicked(held, one)).toBe(false);
    expect(toggleSelection(held, combination).selections).toEqual([two]);
  });
});
