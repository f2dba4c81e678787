import {
  GOAL_MARKETS,
  marketTypeId,
  oddsFromThousandths,
  outcomeId,
  type Market,
} from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { marketsLeft } from './markets-left.ts';

/** Every market of a game of goals, all of them closed. */
const CLOSED: readonly Market[] = GOAL_MARKETS.map(({ typeId, name, outcomes }) => ({
  typeId,
  name,
  outcomes: outcomes.map(({ key, label }) => ({ key, label, id: outcomeId(`${typeId} ${key}`), odds: null })),
}));
const namesAt = (home: number, away: number): readonly string[] =>
  marketsLeft({ home, away }, CLOSED).map(({ name }) => name);

test('what the score has decided is left out, and what is decided at half time; what can be bet on again stays', () => {
  const atFirst = namesAt(0, 0);
  expect(atFirst).not.toContain('1st half 1x2');
  expect(atFirst).not.toContain('half-time/full-time');
  const later = namesAt(2, 1);
  expect(atFirst.filter((name) => !later.includes(name))).toEqual([
    'over/under 2.5',
    'both teams to score',
    'over/under 0.5',
    'over/under 1.5',
    'home team over/under 0.5',
    'home team over/under 1.5',
    'away team over/under 0.5',
  ]);
});

test('a score that cannot come any more is no outcome; the one of now is', () => {
  const scores = marketsLeft({ home: 2, away: 1 }, CLOSED).find(({ typeId }) => typeId === '45');
  expect(scores?.outcomes.map(({ key }) => key)).toEqual(['2-1', '2-2', '2-3', '3-1', '3-2', '3-3', 'other']);
});

test('what has a price stays, and what the table of markets does not know', () => {
  const [half] = CLOSED.filter(({ name }) => name === '1st half 1x2');
  const priced = half!.outcomes.map((one) => ({ ...one, odds: oddsFromThousandths(2_000) }));
  const corners: Market = { ...half!, typeId: marketTypeId('166'), name: 'corners' };
  const given = [{ ...half!, outcomes: priced }, corners];
  expect(marketsLeft({ home: 5, away: 5 }, given)).toEqual(given);
});
