import { describe, expect, test } from 'vitest';
import { sayWhatFits } from '../say-what-fits.ts';
import { readFeedEvent } from './odds-feed.wire.ts';

sayWhatFits();

const said = { source: 'acme', seq: 1 };
const fixture = {
  ...said,
  type: 'fixture',
  match: 'sr:match:4711',
  sport: 'soccer',
  competition: { code: 'KE1', name: 'Premier League', category: 'Kenya' },
  start: '2026-11-28T12:00:00Z',
  home: 'Gor Mahia FC',
  away: 'AFC Leopards',
};
const prices = {
  ...said,
  type: 'prices',
  match: 'm1',
  market: '1',
  suspended: false,
  odds: { '1': 2.1, X: 3.4, '2': null },
};
const result = {
  ...said,
  type: 'result',
  match: 'm1',
  version: 1,
  home: 2,
  away: 1,
  half_home: 1,
  half_away: 0,
};

test('every event is read into our words (D75)', () => {
  expect(readFeedEvent(fixture)).toMatchObject({
    ok: true,
    value: { startsAt: '2026-11-28T12:00:00Z', homeTeam: 'Gor Mahia FC', competition: { code: 'KE1' } },
  });
  expect(readFeedEvent(prices)).toEqual({
    ok: true,
    value: {
      ...said,
      type: 'prices',
      match: 'm1',
      market: '1',
      isSuspended: false,
      odds: { '1': 2100, X: 3400, '2': null },
    },
  });
  expect(readFeedEvent(result)).toMatchObject({ ok: true, value: { version: 1, halfHome: 1, halfAway: 0 } });
  expect(readFeedEvent({ ...said, type: 'void', match: 'm1' }).ok).toBe(true);
  expect(readFeedEvent({ ...said, type: 'heartbeat' }).ok).toBe(true);
});

describe('what cannot be is refused by the name of its field', () => {
  test.each([
    [[1], /an object of JSON/],
    [{ ...said, type: 'goal' }, /^type: one of fixture, prices, result, void, heartbeat/],
    [{ ...fixture, source: 'Acme Ltd' }, /^source: .*small letters/],
    [{ ...fixture, seq: 0 }, /^seq: a whole number from 1/],
    [{ ...fixture, seq: '1' }, /^seq: a whole number/],
    [{ ...fixture, match: 'a match' }, /^match: a name/],
    [{ ...fixture, home: ' Gor' }, /^home: a text/],
    [{ ...fixture, home: 'Gor\nMahia' }, /^home: a text/],
    [{ ...fixture, start: '2026-02-30T12:00:00Z' }, /^start: a time/],
    [{ ...fixture, start: '2026-11-28T25:00:00Z' }, /^start: a time/],
    [{ ...fixture, start: '2026-11-28 12:00' }, /^start: a time/],
    [{ ...fixture, competition: { ...fixture.competition, code: '' } }, /^competition\.code: a code/],
    [{ ...fixture, venue: 'Nyayo' }, /unknown field "venue"/],
    [{ ...prices, odds: { '1': 1 } }, /^odds\.1: a price from 1\.01/],
    [{ ...prices, odds: { '1': 2.345 } }, /^odds\.1: a price/],
    [{ ...prices, odds: { '1': 10_000.01 } }, /^odds\.1: a price/],
    [{ ...prices, odds: { '1': '2.10' } }, /^odds\.1: a price/],
    [{ ...prices, suspended: 'no' }, /^suspended: /],
    [{ ...result, version: 0 }, /^version: a whole number/],
    [{ ...result, home: -1 }, /^home: a whole number from 0/],
    [{ ...result, half_home: undefined }, /half_home and half_away go together/],
    [{ ...result, half_home: 3 }, /no more than home and away/],
    [{ ...said, type: 'void' }, /^match: a name/],
  ])('%j', (line, words) => {
    const read = readFeedEvent(line);
    expect(read).toMatchObject({ ok: false, reason: expect.stringMatching(words) });
  });
});
