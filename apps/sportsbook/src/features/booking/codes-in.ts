import { BOOKING_LENGTH, BOOKING_SYMBOLS } from '@kipenga/api';

const LINK = /bookingCode=(\w+)/;
const CODE = new RegExp(String.raw`\b[${BOOKING_SYMBOLS}]{${BOOKING_LENGTH}}\b`, 'g');
/** A person writes "code ABCD2345", "Msimbo wa Kipenga ABCD2345", "code: ABCD2345". */
const AFTER_ITS_NAME = /\b(?:code|msimbo|kodi)\b(?:\s+wa)?(?:\s+\w+)?[\s:=-]*$/i;
/** The most codes that the house is asked for. */
const MOST = 3;

/**
 * Possible booking codes in a text that was typed or shared with the installed app; the likeliest first, none for an
 * empty text. A link has exactly one. Otherwise the candidates are all words in the form of a code: first those after
 * the word "code" or its like, then those with a digit, which most codes have and no word has. A text without such a
 * word counts as a code itself, since it was typed.
 */
export function codesIn(text: string): readonly string[] {
  const linked = LINK.exec(text)?.[1];
  if (linked !== undefined) return [linked];
  const doubt = ({ 0: word, index }: RegExpExecArray): number =>
    (AFTER_ITS_NAME.test(text.slice(0, index)) ? 0 : 2) + (/\d/.test(word) ? 0 : 1);
  const words = [...text.matchAll(CODE)].sort((one, other) => doubt(one) - doubt(other));
  const codes = new Set(words.map(([word]) => word));
  return codes.size > 0 ? [...codes].slice(0, MOST) : [text.trim()].filter(Boolean);
}
