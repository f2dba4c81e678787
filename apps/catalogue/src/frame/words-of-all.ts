import type { Messages } from '@lingui/core';
import { PSEUDO_LOCALE, pseudoWords } from './pseudo-words.ts';

type WordFiles = Readonly<Record<string, { readonly default: Messages }>>;

const gathered = (files: WordFiles): Messages =>
  Object.assign({}, ...Object.values(files).map((file) => file.default)) as Messages;

const en = gathered(
  import.meta.glob(
    [
      '../../../../libs/words/src/en/reasons.json',
      '../../../../libs/ui/src/**/words/en.json',
      '../../../../libs/shell/src/**/words/en.json',
      '../../../{sportsbook,casino}/src/**/words/en.json',
    ],
    { eager: true },
  ),
);
const sw = gathered(
  import.meta.glob(
    [
      '../../../../libs/words/src/sw/reasons.json',
      '../../../../libs/ui/src/**/words/sw.json',
      '../../../../libs/shell/src/**/words/sw.json',
      '../../../{sportsbook,casino}/src/**/words/sw.json',
    ],
    { eager: true },
  ),
);

/** Every word of the product, the kit's and the screens', by the language of the toolbar. */
export const WORDS_OF_ALL: Readonly<Record<string, Messages>> = {
  en,
  sw,
  [PSEUDO_LOCALE]: pseudoWords(en),
};
