import { expect, test } from 'vitest';
import { smsParts } from './sms-parts.ts';

test.each([
  ['nothing', '', 1],
  ['as much as goes alone', 'a'.repeat(160), 1],
  ['one more', 'a'.repeat(161), 2],
  ['as much as goes in two', 'a'.repeat(306), 2],
  ['one more than goes in two', 'a'.repeat(307), 3],
  ['characters of two places', '€'.repeat(80), 1],
  ['one of them too many', `${'€'.repeat(80)}a`, 2],
  ['one that would be cut', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['lines, and the signs of a price', 'KES 1,000.00 @ 2.5\n'.repeat(8), 1],
  ['one wide character in seventy', `${'a'.repeat(69)}’`, 1],
  ['one more of them', `${'a'.repeat(70)}’`, 2],
  ['a picture that would be cut', `${'a'.repeat(66)}😀${'a'.repeat(66)}`, 3],
])('%s', (_, text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
