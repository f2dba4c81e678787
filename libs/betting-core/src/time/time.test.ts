import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareInstants, instant, instantFromMs, toMs } from './instant.ts';
import {
  addDays,
  dayBounds,
  formatDayHeading,
  formatNairobiDateTime,
  formatNairobiTime,
  nairobiDay,
  nairobiDayOf,
  parseNairobiDateTime,
  weekdayOf,
} from './nairobi-day.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const anyMs = () => fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2400, 0) });

describe('instants', () => {
  test.each([
    '2026-11-21T22:30:00Z',
    '2024-02-29T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ])('%s', (text) => {
    expect(instant(text)).toBe(text);
    expect(instantFromMs(toMs(instant(text)))).toBe(text);
  });
  test.each([
    '',
    '2026-11-21',
    '2026-11-21T22:30:00',
    '2026-11-21T22:30:00.000Z',
    '2026-11-21T22:30:00+03:00',
    '2025-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    'x2026-11-21T22:30:00Z',
    '2026-11-21T22:30:00Zx',
  ])('%j is no instant', (text) => {
    expect(() => instant(text)).toThrow(RangeError);
  });
  test('agrees with the calendar of the machine', () => {
    fc.assert(
      fc.property(anyMs(), (ms) => {
        expect(instantFromMs(ms)).toBe(
          `${new Date(Math.floor(ms / 1000) * 1000).toISOString().slice(0, 19)}Z`,
        );
        expect(toMs(instantFromMs(ms))).toBe(Math.floor(ms / 1000) * 1000);
      }),
    );
  });
  test('has no years beyond four digits', () => {
    expect(() => instantFromMs(Date.UTC(10_000, 0))).toThrow(RangeError);
    expect(() => instantFromMs(NaN)).toThrow('ms must be a number, got NaN');
    expect(() => instantFromMs(-1e15)).toThrow('Outside the calendar');
  });
  test('sorts', () => {
    const early = instant('2026-11-21T22:30:00Z');
    expect(compareInstants(early, instant('2026-11-21T22:30:01Z'))).toBe(-1000);
    expect(compareInstants(early, early)).toBe(0);
  });
});

describe('days in Nairobi (D45)', () => {
  test('begin at nine in the evening, UTC', () => {
    expect(nairobiDayOf(instant('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
    expect(nairobiDayOf(instant('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
    expect(dayBounds(nairobiDay('2026-11-22'))).toEqual({
      from: '2026-11-21T21:00:00Z',
      to: '2026-11-22T21:00:00Z',
    });
  });
  test('every moment lies in its day and in no other', () => {
    fc.assert(
      fc.property(anyMs(), (ms) => {
        const moment = instantFromMs(ms);
        const { from, to } = dayBounds(nairobiDayOf(moment));
        expect(from <= moment && moment < to).toBe(true);
      }),
    );
  });
  test('are counted over months and leap years', () => {
    expect(addDays(nairobiDay('2024-02-28'), 2)).toBe('2024-03-01');
    expect(addDays(nairobiDay('2026-01-01'), -1)).toBe('2025-12-31');
    expect(addDays(nairobiDay('2026-11-21'), -363)).toBe('2025-11-23');
  });
  test.each(['', '2026-11-31', '2025-02-29', '21/11/2026', '2026-1-1', '2026-11-21T', 'x2026-11-21'])(
    '%j is no day',
    (text) => {
      expect(() => nairobiDay(text)).toThrow('text must be a day as 2026-11-21');
    },
  );
});

describe('Nairobi times as text', () => {
  const kickOff = instant('2026-11-21T12:05:09Z');
  test('of a card, of the wire, of a heading (R2-33, R2-36, R4-12)', () => {
    expect(formatNairobiTime(kickOff)).toBe('15:05');
    expect(formatNairobiDateTime(kickOff)).toBe('2026-11-21 15:05:09');
    expect(formatDayHeading(nairobiDay('2026-11-21'), WEEKDAYS)).toBe('21/11 Saturday');
    expect(formatDayHeading(nairobiDay('2026-11-21'), [])).toBe('21/11');
  });
  test('are read back without a zone (D45)', () => {
    expect(parseNairobiDateTime('2026-11-21 15:05:09')).toEqual({ ok: true, value: kickOff });
    expect(parseNairobiDateTime('2026-11-21T15:05:09')).toEqual({ ok: true, value: kickOff });
    fc.assert(
      fc.property(anyMs(), (ms) => {
        expect(parseNairobiDateTime(formatNairobiDateTime(instantFromMs(ms)))).toEqual({
          ok: true,
          value: instantFromMs(ms),
        });
      }),
    );
  });
  test.each([
    '',
    '2026-11-21',
    '2026-11-21 15:05',
    '2026-02-30 15:05:09',
    '2026-11-21 25:05:09',
    '2026-11-21 15:05:09Z',
    ' 2026-11-21 15:05:09',
    '0000-01-01 00:00:00',
  ])('%j is refused', (text) => {
    expect(parseNairobiDateTime(text)).toEqual({ ok: false, reason: { kind: 'date-time-unreadable' } });
  });
  test('weekdays agree with the calendar of the machine', () => {
    fc.assert(
      fc.property(anyMs(), (ms) => {
        const day = nairobiDayOf(instantFromMs(ms));
        expect(weekdayOf(day)).toBe(new Date(`${day}T00:00:00Z`).getUTCDay());
      }),
    );
  });
});
