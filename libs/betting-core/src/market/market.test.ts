import { describe, expect, test } from 'vitest';
import rows from '../../examples/market-results.json';
import { marketTypeId, outcomeKey } from '../brand.ts';
import { MAIN_COLUMNS } from '../match/main-outcomes.ts';
import { columnOutcome } from './column-outcome.ts';
import { GOAL_MARKETS, WINNER_MARKETS } from './markets.ts';
import { resultOfOutcome } from './result-of-outcome.ts';

const MARKETS = [...GOAL_MARKETS, ...WINNER_MARKETS];

describe('what a score means (D12)', () => {
  test.each(rows)('$id $title', ({ score, won }) => {
    const meant = Object.keys(won).map((typeId) => {
      const outcomes = MARKETS.find((market) => market.typeId === typeId)?.outcomes ?? [];
      const results = outcomes.map(({ key, resultAt }) => [key, resultAt(score)] as const);
      const winners = results.filter(([, result]) => result === 'won').map(([key]) => key);
      return [typeId, results.every(([, result]) => result === 'void') ? 'void' : winners];
    });
    expect(Object.fromEntries(meant)).toEqual(won);
  });
  test('every market stands in the examples', () => {
    const told = new Set(rows.flatMap(({ won }) => Object.keys(won)));
    expect(MARKETS.map(({ typeId }) => typeId).filter((typeId) => !told.has(typeId))).toEqual([]);
  });
  test('an outcome by its name has the same meaning; one that nobody knows is void', () => {
    const score = { home: 2, away: 1, halfHome: null, halfAway: null };
    for (const { typeId, outcomes } of MARKETS)
      for (const { key, resultAt } of outcomes)
        expect(resultOfOutcome({ marketTypeId: typeId, outcomeKey: key }, score)).toBe(resultAt(score));
    const unknown = outcomeKey('no such outcome');
    expect(resultOfOutcome({ marketTypeId: marketTypeId('1'), outcomeKey: unknown }, score)).toBe('void');
    expect(resultOfOutcome({ marketTypeId: marketTypeId('999'), outcomeKey: outcomeKey('1') }, score)).toBe(
      'void',
    );
  });
});

describe('the table of markets', () => {
  test('has the ids, names and slots it has had from the first day', () => {
    const written = MARKETS.map(
      ({ typeId, name, outcomes }) => `${outcomes[0]?.slot}+${outcomes.length} ${typeId} ${name}`,
    );
    const kept = [
      '1+3 1 1x2',
      '4+3 10 double chance',
      '10+2 18 over/under 2.5',
      '20+2 29 both teams to score',
      '12+2 18-0.5 over/under 0.5',
      '14+2 18-1.5 over/under 1.5',
      '16+2 18-3.5 over/under 3.5',
      '18+2 18-4.5 over/under 4.5',
      '22+2 11 draw no bet',
      '24+2 19-0.5 home team over/under 0.5',
      '26+2 19-1.5 home team over/under 1.5',
      '28+2 19-2.5 home team over/under 2.5',
      '30+2 20-0.5 away team over/under 0.5',
      '32+2 20-1.5 away team over/under 1.5',
      '34+2 20-2.5 away team over/under 2.5',
      '36+2 26 odd/even',
      '40+3 60 1st half 1x2',
      '43+2 68-0.5 1st half over/under 0.5',
      '45+2 68-1.5 1st half over/under 1.5',
      '50+9 47 half-time/full-time',
      '60+17 45 correct score',
      '1+2 186 winner',
    ];
    expect(written.filter((market) => kept.includes(market))).toEqual(kept);
  });
  test.each([GOAL_MARKETS, WINNER_MARKETS])(
    'gives no slot twice within a match, and none above 999',
    (...of) => {
      const slots = of.flatMap(({ outcomes }) => outcomes.map(({ slot }) => slot));
      expect(new Set(slots).size).toBe(slots.length);
      expect(Math.max(...slots)).toBeLessThan(1_000);
    },
  );
  test('says the line of each market that has one, and shows it', () => {
    const lines = MARKETS.filter(({ line }) => line !== null);
    expect(lines).toHaveLength(13);
    for (const { name, line, outcomes } of lines) {
      expect(name.endsWith(` ${line}`)).toBe(true);
      expect(outcomes.map(({ label }) => label)).toEqual([`Over ${line}`, `Under ${line}`]);
    }
  });
});

describe('the columns of a card', () => {
  test.each(['2way', '3way'] as const)('of a %s sport find their outcome', (kind) => {
    const result = kind === '2way' ? '186' : '1';
    expect(
      MAIN_COLUMNS.map((column) => {
        const { market, key } = columnOutcome(column, kind);
        return `${market.typeId} ${key}`;
      }),
    ).toEqual([`${result} 1`, '1 X', `${result} 2`, '18 over 2.5', '18 under 2.5', '29 yes', '29 no']);
  });
  test('a column that no card has is a bug', () => {
    expect(() => columnOutcome('x' as never, '3way')).toThrow(
      new RangeError('column must be one of a match card, got x'),
    );
  });
});
