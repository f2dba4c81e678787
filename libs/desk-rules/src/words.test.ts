import { instant } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { marketWords, momentWords, priceWords, wordsAlone, wordsOf } from './words.ts';

test('a code is said in words, one without an entry as it stands, a moment as Nairobi has it, and a price exactly', () => {
  expect(wordsAlone('payment', 'TRX_SUCCESS')).toBe('Under way');
  expect(wordsOf('name', 'called-off')).toBe('called off');
  expect([marketWords('18-0.5'), marketWords('a feed’s own')]).toEqual(['over/under 0.5', 'a feed’s own']);
  expect(momentWords(instant('2026-11-22T21:30:00Z'))).toBe('Mon 23 Nov 2026, 00:30');
  expect([2.5, 1.855, 1_000].map(priceWords)).toEqual(['2.50', '1.855', '1000.00']);
});
