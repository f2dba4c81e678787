import type { LoadWords } from '@kipenga/shell';

/** Only the language of the visit is downloaded, and of it first what the first view shows. */
export const loadWords: LoadWords = {
  first: async (language) =>
    (language === 'sw' ? await import('./words-sw.ts') : await import('./words-en.ts')).words,
  late: async (language) =>
    (language === 'sw' ? await import('./late-words-sw.ts') : await import('./late-words-en.ts')).words,
};
