import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatDayHeading,
  formatNairobiDateTime,
  formatNairobiTime,
  instant,
  nairobiDayOf,
  type Instant,
} from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { formatDate, type DateFormat, type DateNames } from './format-date.ts';

const textsOf = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
const namesOf = (language: string): DateNames => {
  const texts = { ...textsOf('../words', language), ...textsOf('../late/words', language) };
  const listed = (id: string) => texts[id]?.split(' ') ?? [];
  return {
    weekdays: listed('ui.weekdays'),
    weekdaysShort: listed('ui.weekdaysShort'),
    monthsShort: listed('ui.monthsShort'),
  };
};
const written = (moment: Instant, format: DateFormat, language: string) =>
  formatDate(moment, format, namesOf(language));

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
  expect([written(MOMENT, format, 'en'), written(MOMENT, format, 'sw')]).toEqual([english, swahili]),
);

describe('what the first view writes without dayjs is written the same', () => {
  const week = Array.from({ length: 7 }, (_, day) => instant(`2026-11-${20 + day}T22:30:00Z`));
  test.each(week)('%s', (moment) => {
    for (const language of ['en', 'sw'])
      expect(written(moment, 'dayWeekday', language)).toBe(
        formatDayHeading(nairobiDayOf(moment), namesOf(language).weekdays),
      );
    expect(written(moment, 'time', 'sw')).toBe(formatNairobiTime(moment));
    expect(written(moment, 'statement', 'sw')).toBe(formatNairobiDateTime(moment));
  });
});

const languages = readdirSync(join(import.meta.dirname, '../words'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));
test.each(languages)('%s names seven days, twice, and twelve months', (language) => {
  const { weekdays, weekdaysShort, monthsShort } = namesOf(language);
  expect([weekdays, weekdaysShort, monthsShort].map((names) => names.length)).toEqual([7, 7, 12]);
});
