import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatNairobiTime, instant, type Instant } from '@kipenga/betting-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate, type DateFormat, type DateNames } from './format-date.ts';

const namesOf = (language: string): DateNames => {
  const file = join(import.meta.dirname, '../late/words', `${language}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const listed = (id: string) => texts[id]?.split(' ') ?? [];
  return { weekdaysShort: listed('ui.weekdaysShort'), monthsShort: listed('ui.monthsShort') };
};
/** A Saturday evening in London that is Sunday in Nairobi. */
const MOMENT = instant('2026-11-21T21:05:09Z');
const written = (moment: Instant, format: DateFormat, language: string, now = MOMENT) =>
  formatDate(moment, format, namesOf(language), now);

test.each<[DateFormat, string, string]>([
  ['day', '22', '22'],
  ['month', 'Nov', 'Nov'],
  ['time', '00:05', '00:05'],
  ['date', 'Sun 22 Nov', 'Jpili 22 Nov'],
  ['moment', 'Sun 22 Nov, 00:05', 'Jpili 22 Nov, 00:05'],
])('%s in both languages, by the clock of Nairobi', (format, english, swahili) =>
  expect([written(MOMENT, format, 'en'), written(MOMENT, format, 'sw')]).toEqual([english, swahili]),
);

test('another year is named: it begins with Nairobi’s', () => {
  expect(written(instant('2026-12-31T21:00:00Z'), 'moment', 'en')).toBe('Fri 1 Jan 2027, 00:00');
  expect(written(instant('2026-12-31T20:59:00Z'), 'date', 'en')).toBe('Thu 31 Dec');
});

describe('where the device springs forward meanwhile', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('the clock of Nairobi is told all the same', () => {
    vi.stubEnv('TZ', 'Europe/London');
    expect(written(instant('2026-03-29T00:30:00Z'), 'time', 'en')).toBe('03:30');
  });
});

test('what the first view writes without dayjs is written the same', () =>
  expect(written(MOMENT, 'time', 'sw')).toBe(formatNairobiTime(MOMENT)));

const languages = readdirSync(join(import.meta.dirname, '../late/words')).map((file) =>
  file.replace('.json', ''),
);
test.each(languages)('%s names seven days and twelve months', (language) => {
  const { weekdaysShort, monthsShort } = namesOf(language);
  expect([weekdaysShort, monthsShort].map((names) => names.length)).toEqual([7, 12]);
});
