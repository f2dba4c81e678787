import { isPlain } from './sms-parts.ts';

/** Letters that are not another letter with an accent. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    'ıi',
    'łl',
    'ŁL',
    'đd',
    'ĐD',
    'ðd',
    'ÐD',
    'þth',
    'ÞTh',
    'œoe',
    'ŒOE',
    'ħh',
    'ĦH',
    "ʼ'",
    "’'",
    "‘'",
    '–-',
    '‑-',
  ].map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/**
 * Writes a text in the letters that an SMS carries in seven bits: other accents are removed, and a character without
 * such a letter becomes a question mark. One letter left would more than halve what an SMS holds.
 *
 * @example
 * foldForSms('Beşiktaş v São Paulo'); // 'Besiktas v Sao Paulo'
 */
export function foldForSms(text: string): string {
  return Array.from(text.normalize('NFC'), fold).join('');
}

function fold(one: string): string {
  if (isPlain(one)) return one;
  const base = LETTERS.get(one) ?? one.normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(base, (letter) => (isPlain(letter) ? letter : (LETTERS.get(letter) ?? '?'))).join('');
}
