import { isFileOf, LANGUAGES } from '@kipenga/words';
import type { Messages } from '@lingui/core';
import { PSEUDO_LOCALE, pseudoWords } from './pseudo-words.ts';

const FILES = Object.entries(
  import.meta.glob<Messages>(
    [
      '../../../../libs/words/src/*/*.json',
      '../../../../libs/{ui,shell}/src/**/words/*.json',
      '../../../{sportsbook,casino}/src/**/words/*.json',
    ],
    { eager: true, import: 'default' },
  ),
);

const wordsOf = (language: string): Messages =>
  Object.assign(
    {},
    ...FILES.filter(([file]) => isFileOf(file, language)).map(([, texts]) => texts),
  ) as Messages;

/** Every word of the product, the kit's and the screens', by the language of the toolbar. */
export const WORDS_OF_ALL: Readonly<Record<string, Messages>> = {
  ...Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(language)])),
  [PSEUDO_LOCALE]: pseudoWords(wordsOf('en')),
};
