import { describe, expect, test } from 'vitest';
import { marketTypeId, matchId, outcomeId, outcomeKey, sportId } from '../brand.ts';
import { aMatch } from '../testing/builders.ts';
import { instant } from '../time/instant.ts';
import { groupByDay } from './group-by-day.ts';
import { groupByMarket } from './group-by-market.ts';
import { MAIN_COLUMNS, mainColumns } from './main-outcomes.ts';
import type { SportKind } from './sport.ts';

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

describe('matches under their days (R2-33)', () => {
  const at = (id: string, startsAt: string) => aMatch({ id: matchId(id), startsAt: instant(startsAt) });
  test('in the order they come, by the Nairobi clock', () => {
    const late = at('1', '2026-11-22T20:00:00Z');
    const early = at('2', '2026-11-21T20:59:59Z');
    const next = at('3', '2026-11-21T21:00:00Z');
    expect(groupByDay([late, early, next])).toEqual([
      { day: '2026-11-22', matches: [late, next] },
      { day: '2026-11-21', matches: [early] },
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
