import { instant } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { nearDay, timeAgo } from './near-date.ts';

/** Five past midnight in Nairobi, and the evening before in London. */
const NOW = instant('2026-11-21T21:05:00Z');

test.each([
  ['2026-11-20T20:59:59Z', null],
  ['2026-11-20T21:00:00Z', 'ui.date.yesterday'],
  ['2026-11-21T21:00:00Z', 'ui.date.today'],
  ['2026-11-22T21:00:00Z', 'ui.date.tomorrow'],
  ['2026-11-23T21:00:00Z', null],
])('%s is named by the days of Nairobi', (at, id) => expect(nearDay(instant(at), NOW)).toEqual(id && { id }));

test.each([
  ['2026-11-21T21:05:40Z', { id: 'ui.date.justNow' }],
  ['2026-11-21T21:04:00Z', { id: 'ui.date.minutesAgo', count: 1 }],
  ['2026-11-21T20:05:01Z', { id: 'ui.date.minutesAgo', count: 59 }],
  ['2026-11-21T20:05:00Z', { id: 'ui.date.yesterday' }],
  ['2026-11-18T20:05:00Z', null],
])('%s is so long ago', (at, said) => expect(timeAgo(instant(at), NOW)).toEqual(said));

test('what has not been yet by the clock of this device is not so long ago', () =>
  expect(timeAgo(instant('2026-11-21T21:07:00Z'), NOW)).toBeNull());
