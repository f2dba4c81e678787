import { instant } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { marketWords, momentWords, priceWords, stakeLimitWords, wordsAlone, wordsOf } from './words.ts';

test('a code is said in words, one without an entry as it stands, a moment as Nairobi has it, and a price exactly', () => {
  expect(wordsAlone('payment', 'TRX_SUCCESS')).toBe('Under way');
  expect(wordsOf('name', 'called-off')).toBe('called off');
  expect([marketWords('18-0.5'), marketWords('a feed’s own')]).toEqual(['over/under 0.5', 'a feed’s own']);
  expect(momentWords(instant('2026-11-22T21:30:00Z'))).toBe('Mon 23 Nov 2026, 00:30');
  expect([2.5, 1.855, 1_000].map(priceWords)).toEqual(['2.50', '1.855', '1000.00']);
});

test('limits of stakes name their sports, and none that a stricter one of all sports covers', () => {
  expect(
    stakeLimitWords([
      { sport: null, percent: 10 },
      { sport: 'Soccer', percent: 1.5 },
      { sport: 'Tennis', percent: 20 },
    ]),
  ).toBe('stakes at most 10 %, in Soccer at most 1.5 % of the highest stake');
  expect(stakeLimitWords([{ sport: 'Soccer', percent: 2 }])).toBe(
    'stakes in Soccer at most 2 % of the highest stake',
  );
});
