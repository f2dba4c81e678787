import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatDayHeading,
  formatNairobiDateTime,
  formatNairobiTime,
  instant,
  nairobiDayOf,
} from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { formatDate, type DateFormat } from './format-date.ts';

/** A Saturday evening in London, Sunday already in Nairobi. */
const MOMENT = instant('2026-11-21T21:05:09Z');

test.each<[DateFormat, string, string]>([
  ['day', '22', '22'],
  ['month', 'Nov', 'Nov'],
  ['weekday', 'Sun', 'Jpili'],
  ['time', '00:05', '00:05'],
  ['weekdayTime', 'Sun 00:05', 'Jpili 00:05'],
  ['dayWeekday', '22/11 Sunday', '22/11 Jumapili'],
  ['dateTime', '22/11/2026 00:05', '22/11/2026 00:05'],
  ['statementMinute', '2026-11-22 00:05', '2026-11-22 00:05'],
  ['statement', '2026-11-22 00:05:09', '2026-11-22 00:05:09'],
])('%s in both languages, by the clock of Nairobi', (format, english, swahili) =>
  expect([formatDate(MOMENT, format, 'en'), formatDate(MOMENT, format, 'sw')]).toEqual([english, swahili]),
);

describe('what the first view writes without dayjs is written the same', () => {
  const week = Array.from({ length: 7 }, (_, day) => instant(`2026-11-${20 + day}T22:30:00Z`));
  const weekdays = (language: string): readonly string[] => {
    const file = readFileSync(join(import.meta.dirname, `../words/${language}.json`), 'utf8');
    return (JSON.parse(file) as Record<string, string>)['ui.weekdays']?.split(' ') ?? [];
  };
  test.each(week)('%s', (moment) => {
    for (const language of ['en', 'sw'])
      expect(formatDate(moment, 'dayWeekday', language)).toBe(
        formatDayHeading(nairobiDayOf(moment), weekdays(language)),
      );
    expect(formatDate(moment, 'time', 'sw')).toBe(formatNairobiTime(moment));
    expect(formatDate(moment, 'statement', 'sw')).toBe(formatNairobiDateTime(moment));
  });
});

test('a language without dates of its own reads English', () =>
  expect(formatDate(MOMENT, 'weekday', 'xx')).toBe('Sun'));
