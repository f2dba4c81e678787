import { expect, test } from 'vitest';
import { oddsFromThousandths } from '../odds/odds.ts';
import { instant } from '../time/instant.ts';
import { houseOddsAt, type KeptOdds } from './house-odds.ts';

const odds = oddsFromThousandths(1_850);
const startsAt = instant('2026-11-21T12:00:00Z');
const open = { state: 'open', odds };

test.each<[string, string, Partial<KeptOdds>, object]>([
  ['a second before its match starts', '2026-11-21T11:59:59Z', {}, open],
  ['at the starting second (D45)', '2026-11-21T12:00:00Z', {}, { state: 'started' }],
  ['later', '2026-11-21T13:00:00Z', {}, { state: 'started' }],
  ['a locked price (R4-03)', '2026-11-21T10:00:00Z', { odds: null }, { state: 'suspended' }],
  ['a closed market', '2026-11-21T10:00:00Z', { isOpen: false }, { state: 'suspended' }],
  [
    'a match that is postponed, also after its old start (D95)',
    '2026-11-21T13:00:00Z',
    { isOpen: false, isPostponed: true },
    { state: 'postponed' },
  ],
  [
    'a closed market of a match that has started',
    '2026-11-21T12:00:00Z',
    { isOpen: false },
    { state: 'started' },
  ],
])('%s', (_title, now, changes, expected) =>
  expect(houseOddsAt({ odds, startsAt, isOpen: true, ...changes }, instant(now))).toEqual(expected),
);
