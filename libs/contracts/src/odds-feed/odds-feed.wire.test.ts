import { describe, expect, test } from 'vitest';
import { sayWhatFits } from '../say-what-fits.ts';
import { readFeedLine } from './odds-feed.wire.ts';

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

/** Returns the event of a line, or the refusal. */
const eventIn = (wire: unknown) => {
  const line = readFeedLine(wire);
  return line.ok ? line.value.event : line;
};

test('every event is read into our words (D75, D96)', () => {
  expect(eventIn(fixture)).toMatchObject({
    ok: true,
    value: { startsAt: '2026-11-28T12:00:00Z', homeTeam: 'Gor Mahia FC', competition: { code: 'KE1' } },
  });
  expect(eventIn({ ...fixture, start: null })).toMatchObject({ ok: true, value: { startsAt: null } });
  expect(eventIn(prices)).toEqual({
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
  expect(eventIn({ ...prices, odds: { '1': 1.909 } })).toMatchObject({ value: { odds: { '1': 1909 } } });
  expect(eventIn(result)).toMatchObject({ ok: true, value: { version: 1, halfHome: 1, halfAway: 0 } });
  const ofMatch = { ...said, match: 'm1' };
  for (const event of [
    { ...ofMatch, type: 'void' },
    { ...ofMatch, type: 'reopen', version: 2 },
    { ...ofMatch, type: 'clock', minute: 45, period: '1st half' },
    { ...ofMatch, type: 'score', home: 1, away: 0 },
    { ...said, type: 'heartbeat' },
  ])
    expect(eventIn(event)).toEqual({ ok: true, value: event });
  expect(eventIn({ ...ofMatch, type: 'began', at: '2026-11-28T12:00:00Z' })).toMatchObject({
    value: { beganAt: '2026-11-28T12:00:00Z' },
  });
});

test('a suspension is read whatever stands beside its match and market (D96)', () => {
  const stopped = { ...prices, suspended: true, odds: 'none', note: 1 };
  const value = { ...said, type: 'prices', match: 'm1', market: '1', isSuspended: true };
  expect(eventIn(stopped)).toEqual({ ok: true, value });
  expect(eventIn({ ...stopped, market: undefined })).toEqual({ ok: true, value: { ...value, market: null } });
});

describe('what cannot be is refused by the name of its field', () => {
  test.each([
    [[1], /an object of JSON/],
    [{ ...fixture, source: 'Acme Ltd' }, /^source: .*small letters/],
    [{ ...fixture, seq: 0 }, /^seq: a whole number from 1/],
    [{ ...fixture, seq: '1' }, /^seq: a whole number/],
  ])('%j, the line with it', (line, words) => {
    expect(readFeedLine(line)).toMatchObject({ ok: false, reason: expect.stringMatching(words) });
  });

  test.each([
    [{ ...said, type: 'goal' }, /^type: one of fixture, prices, result, reopen, void, began/],
    [{ ...fixture, match: 'a match' }, /^match: a name/],
    [{ ...fixture, home: ' Gor' }, /^home: a text/],
    [{ ...fixture, home: 'Gor\nMahia' }, /^home: a text/],
    [{ ...fixture, start: '2026-02-30T12:00:00Z' }, /^start: a time/],
    [{ ...fixture, start: '2026-11-28T25:00:00Z' }, /^start: a time/],
    [{ ...fixture, start: '2026-11-28 12:00' }, /^start: a time/],
    [{ ...fixture, competition: { ...fixture.competition, code: '' } }, /^competition\.code: a code/],
    [{ ...fixture, venue: 'Nyayo' }, /unknown field "venue"/],
    [{ ...prices, odds: { '1': 1 } }, /^odds\.1: a price from 1\.01/],
    [{ ...prices, odds: { '1': 2.3455 } }, /^odds\.1: a price/],
    [{ ...prices, odds: { '1': 10_000.001 } }, /^odds\.1: a price/],
    [{ ...prices, odds: { '1': '2.10' } }, /^odds\.1: a price/],
    [{ ...prices, suspended: 'no' }, /^suspended: /],
    [{ ...result, version: 0 }, /^version: a whole number/],
    [{ ...result, home: -1 }, /^home: a whole number from 0/],
    [{ ...result, half_home: undefined }, /half_home and half_away go together/],
    [{ ...result, half_home: 3 }, /no more than home and away/],
    [{ ...said, type: 'void' }, /^match: a name/],
    [{ ...said, type: 'reopen', match: 'm1' }, /^version: a whole number/],
  ])('%j', (line, words) => {
    const read = readFeedLine(line);
    expect(read).toMatchObject({
      ok: true,
      value: { ...said, event: { ok: false, reason: expect.stringMatching(words) } },
    });
  });
});

test('of a line that cannot be read is known what it is about, as far as it says so', () => {
  const wrong = { ...prices, odds: { '1': 'two' } };
  const about = { type: 'prices', match: 'm1', market: '1' };
  expect(readFeedLine(wrong)).toMatchObject({ value: { about } });
  expect(readFeedLine({ ...wrong, type: 'goal', market: 18 })).toMatchObject({
    value: { about: { type: null, match: 'm1', market: null } },
  });
});
