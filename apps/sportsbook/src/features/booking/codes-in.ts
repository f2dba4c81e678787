import { BOOKING_LENGTH, BOOKING_SYMBOLS } from '@kipenga/api';

const LINK = /bookingCode=(\w+)/;
const CODE = new RegExp(String.raw`\b[${BOOKING_SYMBOLS}]{${BOOKING_LENGTH}}\b`, 'g');
/** A person writes "code ABCD2345", "Msimbo wa Kipenga ABCD2345", "code: ABCD2345". */
const AFTER_ITS_NAME = /\b(?:code|msimbo|kodi)\b(?:\s+wa)?(?:\s+\w+)?[\s:=-]*$/i;
/** As many as the house is asked for. */
const MOST = 3;

/**
 * What may be the booking code in a text that somebody typed, or shared with the installed app; the likeliest first, none of an empty text.
 * A link has exactly one. Otherwise they are the words that a code may be: first what follows its name, then what has a digit, since in eight
 * symbols most codes have one and no word has. A text without such a word is taken whole: it was typed.
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
