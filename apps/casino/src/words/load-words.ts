import type { LoadWords } from '@kipenga/shell';

/** Only the language of the visit is downloaded. */
export const loadWords: LoadWords = async (language) => (language === 'sw' ? await import('./words-sw.ts') : await import('./words-en.ts')).words;
