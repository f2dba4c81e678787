import { describe, expect, test } from 'vitest';
import { marketTypeId, matchId, outcomeId, outcomeKey, sportId } from '../brand.ts';
import { aMatch } from '../testing/builders.ts';
import { instant } from '../time/instant.ts';
import { columnOutcome, GOAL_LINES, MARKETS, overUnder } from './catalogue.ts';
import { groupByDay } from './group-by-day.ts';
import { groupByMarket } from './group-by-market.ts';
import { MAIN_COLUMNS, mainColumns } from './main-outcomes.ts';
import type { SportKind } from './match.ts';

describe('columns (R2-35)', () => {
  const columns = (name: string, kind: SportKind) => mainColumns({ id: sportId('1'), name, kind });
  test.each(['Soccer', 'soccer', 'Football', 'eSoccer', 'E-Football'])('%s shows all of them', (name) => {
    expect(columns(name, '3way')).toEqual(MAIN_COLUMNS);
  });
  test.each(['Handball', 'Soccerball', 'American Football'])('%s shows 1, X and 2', (name) => {
    expect(columns(name, '3way')).toEqual(['home', 'draw', 'away']);
  });
  test.each(['Tennis', 'Soccer'])('%s without draws shows 1 and 2', (name) => {
    expect(columns(name, '2way')).toEqual(['home', 'away']);
  });
});

describe('the catalogue of markets', () => {
  test('is the one every part of the product knows', () => {
    expect(MARKETS).toEqual({
      oneXTwo: { typeId: '1', name: '1x2', keys: ['1', 'X', '2'] },
      doubleChance: { typeId: '10', name: 'double chance', keys: ['1 or X', '1 or 2', 'X or 2'] },
      overUnder: { typeId: '18', name: 'over/under 2.5', keys: ['over 2.5', 'under 2.5'] },
      bothTeamsToScore: { typeId: '29', name: 'both teams to score', keys: ['yes', 'no'] },
      winner: { typeId: '186', name: 'winner', keys: ['1', '2'] },
    });
  });
  test('has a kind of its own for every line', () => {
    expect(GOAL_LINES.map((line) => overUnder(line).typeId)).toEqual([
      '18-0.5',
      '18-1.5',
      '18',
      '18-3.5',
      '18-4.5',
    ]);
    expect(overUnder('1.5')).toEqual({
      typeId: '18-1.5',
      name: 'over/under 1.5',
      keys: ['over 1.5', 'under 1.5'],
    });
  });
  test.each(['2way', '3way'] as const)('says where a column of a %s sport finds its outcome', (kind) => {
    const places = MAIN_COLUMNS.map(
      (column) => `${columnOutcome(column, kind).market.typeId} ${columnOutcome(column, kind).key}`,
    );
    const result = kind === '2way' ? '186' : '1';
    expect(places).toEqual([
      `${result} 1`,
      '1 X',
      `${result} 2`,
      '18 over 2.5',
      '18 under 2.5',
      '29 yes',
      '29 no',
    ]);
    for (const column of MAIN_COLUMNS)
      expect(columnOutcome(column, kind).market.keys).toContain(columnOutcome(column, kind).key);
  });
});

describe('matches under their days (R2-33)', () => {
  const at = (id: string, startsAt: string) => aMatch({ id: matchId(id), startsAt: instant(startsAt) });
  test('the earliest day first, in their order inside it, by the Nairobi clock', () => {
    const late = at('1', '2026-11-22T20:00:00Z');
    const early = at('2', '2026-11-21T20:59:59Z');
    const next = at('3', '2026-11-21T21:00:00Z');
    expect(groupByDay([late, early, next])).toEqual([
      { day: '2026-11-21', matches: [early] },
      { day: '2026-11-22', matches: [late, next] },
    ]);
    expect(groupByDay([early, late]).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
    expect(groupByDay([])).toEqual([]);
  });
});

describe('outcomes under their markets (R2-40)', () => {
  const row = (typeId: string, name: string, key: string) => ({
    typeId: marketTypeId(typeId),
    name,
    outcome: { key: outcomeKey(key), id: outcomeId(`${typeId}-${key}`), label: key, odds: null },
  });
  test('1x2 first, everything else in its order', () => {
    const grouped = groupByMarket([
      row('29', 'both teams to score', 'yes'),
      row('1', '1x2', '1'),
      row('18', 'over/under 2.5', 'over 2.5'),
      row('29', 'both teams to score', 'no'),
      row('1', '1x2', 'X'),
    ]);
    expect(grouped.map(({ name, outcomes }) => [name, outcomes.map(({ key }) => key)])).toEqual([
      ['1x2', ['1', 'X']],
      ['both teams to score', ['yes', 'no']],
      ['over/under 2.5', ['over 2.5']],
    ]);
    expect(grouped[0]?.typeId).toBe('1');
    expect(groupByMarket([])).toEqual([]);
  });
});
