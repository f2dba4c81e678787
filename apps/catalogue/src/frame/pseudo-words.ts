import type { Messages } from '@lingui/core';

/** The language of the toolbar that nobody speaks: English with marks and doubled vowels, about 40 % longer. */
export const PSEUDO_LOCALE = 'en-XA';

const MARKED: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'ÁÁ',
  E: 'ÉÉ',
  I: 'ÍÍ',
  O: 'ÓÓ',
  U: 'ÚÚ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ýý',
};

const marked = (text: string): string =>
  text.replaceAll(/<[^>]*>|[A-Za-z]/g, (found) => MARKED[found] ?? found);

/** A compiled message is text and the places to fill in: `["Add KES ", ["amount"]]`. Only the text is marked. */
function markedMessage(message: unknown): unknown {
  if (typeof message === 'string') return marked(message);
  return Array.isArray(message)
    ? message.map((part: unknown) => (Array.isArray(part) ? markedPlace(part) : markedMessage(part)))
    : message;
}

/** A place has its name, its kind, and for a plural or a choice the messages to choose from. */
const markedPlace = ([name, kind, choices]: readonly unknown[]): readonly unknown[] =>
  typeof choices === 'object' && choices !== null
    ? [
        name,
        kind,
        Object.fromEntries(Object.entries(choices).map(([choice, text]) => [choice, markedMessage(text)])),
      ]
    : [name, kind].filter((part) => part !== undefined);

/** A catalogue in the language nobody speaks: what stays in plain English on a page is not in a catalogue. */
export const pseudoWords = (words: Messages): Messages =>
  Object.fromEntries(
    Object.entries(words).map(([id, message]) => [id, markedMessage(message) as Messages[string]]),
  );
