import { join } from 'node:path';
import { LANGUAGE_NAMES, LANGUAGES } from '@kipenga/words';
import { textsIn } from '@kipenga/words/texts-in';

const WORDS = join(import.meta.dirname, 'handset/words');

/** The languages of the phone as its page reads them: each by its own name, with all its words. */
export const handsetLanguages = () =>
  LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code], words: textsIn(WORDS, code) }));
