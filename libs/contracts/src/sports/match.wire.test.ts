import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { matchMarketsOnTheWire } from './market-row.wire.ts';
import { matchOnTheWire } from './match.wire.ts';
import { rows } from '../pieces/rows.ts';
import { sportsSamples as samples } from '../samples/sports.wire.ts';
import { decodeWire, encodeWire } from '../travel.ts';

const row = {
  match_id: '101',
  parent_match_id: '5501',
  game_id: '1234',
  start_time: '2026-11-22 15:00:00',
  home_team: 'Gor Mahia',
  away_team: 'AFC Leopards',
  category: 'Kenya',
  competition_name: 'Premier League',
  side_bets: 12,
  sport_id: '79',
  home_odd: 1.85,
  neutral_odd: 3.2,
  away_odd: 4.1,
  over_25_odd: 1.9,
  under_25_odd: 1.8,
  gg_odd: 1.75,
  ng_odd: null,
  home_odd_id: '1',
  draw_odd_id: '2',
  away_odd_id: '3',
  ov25_odd_id: '4',
  un25_odd_id: '5',
  gg_odd_id: '6',
  ng_odd_id: '7',
};

describe('a match', () => {
  test('keeps its columns as outcomes of their markets, both ways (R3-01)', () => {
    const match = z.decode(matchOnTheWire, row);
    expect(match.mainOutcomes.home).toMatchObject({ odds: 1850, id: '1', key: '1', marketTypeId: '1' });
    expect(match.mainOutcomes.gg).toMatchObject({ key: 'yes', marketTypeId: '29' });
    expect(match.startsAt).toBe('2026-11-22T12:00:00Z');
    expect(z.encode(matchOnTheWire, match)).toEqual(row);
  });

  test('shows a lock where an outcome has no price now (R4-03)', () => {
    expect(z.decode(matchOnTheWire, row as never).mainOutcomes.ng).toMatchObject({ id: '7', odds: null });
  });

  test.each([0, '0.00', '', 1, null, undefined])('reads the price %j as none', (home_odd) => {
    expect(z.decode(matchOnTheWire, { ...row, home_odd }).mainOutcomes.home?.odds).toBeNull();
  });

  test('without a draw its result belongs to the two-way market', () => {
    const match = z.decode(matchOnTheWire, { ...row, neutral_odd: null, draw_odd_id: null });
    expect(match.mainOutcomes.draw).toBeNull();
    expect(match.mainOutcomes.home).toMatchObject({ marketTypeId: '186', marketName: 'winner' });
  });

  test('reads feeds that write numbers as text and leave fields out', () => {
    const { sport_id: _, ng_odd: __, ng_odd_id: ___, ...bare } = row;
    const match = z.decode(matchOnTheWire, {
      ...bare,
      match_id: 101,
      side_bets: '12',
      home_odd: '1.85',
      extra: { any: 1 },
    } as never);
    expect(match).toMatchObject({ id: '101', extraMarketCount: 12, sportId: 'unknown' });
    expect(match.mainOutcomes.ng).toBeNull();
  });

  test('a list loses its unreadable rows, and is refused when nothing is left (D44)', () => {
    const list = rows(matchOnTheWire);
    expect(z.decode(list, [row, { ...row, start_time: 'soon' }, null] as never)).toHaveLength(1);
    expect(z.decode(list, [])).toEqual([]);
    const none = z.safeDecode(list, [{ match_id: '1' }, '<html>'] as never);
    expect(none.success).toBe(false);
  });
});

test('the markets of a match in play say how it stands, in the first row for all', () => {
  const { live } = samples.getMatchTimeline.response;
  const wire = samples.getMatchMarkets.response.map((one, at) => ({ ...one, ...(at === 0 && { live }) }));
  const read = decodeWire(matchMarketsOnTheWire, wire);
  if (!read.ok) throw new Error(read.reason);
  expect(read.value.live).toMatchObject({ period: live.period, minute: live.minute, home: live.home_score });
  expect(encodeWire(matchMarketsOnTheWire, read.value)).toEqual(wire);
});
