import { expect, test } from 'vitest';
import { isWellFormed, utf8 } from './utf8.ts';

test('the first and the last character of each length', () => {
  const bytes = utf8('\u0000\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}');
  expect(bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')).toBe(
    '00 7f c2 80 df bf e0 a0 80 ef bf bf f0 90 80 80 f4 8f bf bf',
  );
});

test.each([
  ['Gor Mahia \u{1f3c6}', true],
  ['\ud83c', false],
  ['\udfc6\ud83c', false],
])('%j is well-formed: %s', (text, answer) => {
  expect(isWellFormed(text)).toBe(answer);
});
