import { isFileOf } from '@kipenga/words';
import type { Messages } from '@lingui/core';
import { PSEUDO_LOCALE, pseudoWords } from './pseudo-words.ts';

/** The words of the first page: what every visit needs. */
const ENGLISH = import.meta.glob<Messages>(
  [
    '../../../../libs/words/src/en/*.json',
    '../../../../libs/{ui,shell}/src/**/words/en.json',
    '../../../{sportsbook,casino}/src/**/words/en.json',
  ],
  { eager: true, import: 'default' },
);

/** Those of every other language: they are fetched when the toolbar chooses it. */
const OTHERS = import.meta.glob<Messages>(
  [
    '../../../../libs/words/src/*/*.json',
    '../../../../libs/{ui,shell}/src/**/words/*.json',
    '../../../{sportsbook,casino}/src/**/words/*.json',
    '!**/en.json',
    '!**/en/*.json',
  ],
  { import: 'default' },
);

const together = (files: readonly Messages[]): Messages => Object.assign({}, ...files) as Messages;

const english = together(Object.values(ENGLISH));

/** Every word of the product, the kit's and the screens', by the languages that the toolbar has chosen so far. */
const loaded = new Map<string, Messages>([['en', english]]);

/** Brings the words of a language of the toolbar. A story waits for them before it is drawn; what a page says around its stories is English. */
export async function loadWords(locale: string): Promise<void> {
  if (loaded.has(locale)) return;
  const files = Object.entries(OTHERS).filter(([file]) => isFileOf(file, locale));
  const words =
    locale === PSEUDO_LOCALE
      ? pseudoWords(english)
      : together(await Promise.all(files.map(([, load]) => load())));
  loaded.set(locale, words);
}

/** The words of a language that was loaded before. */
export const wordsOf = (locale: string): Messages => loaded.get(locale) ?? {};
