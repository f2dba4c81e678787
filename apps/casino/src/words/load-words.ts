import type { Language, LoadWords } from '@kipenga/shell';

type Load = () => Promise<{ readonly words: Awaited<ReturnType<LoadWords['first']>> }>;

const FIRST: Readonly<Record<Language, Load>> = {
  en: () => import('./words-en.ts'),
  sw: () => import('./words-sw.ts'),
};
const LATE: Readonly<Record<Language, Load>> = {
  en: () => import('./late-words-en.ts'),
  sw: () => import('./late-words-sw.ts'),
};

/** Only the language of the visit is downloaded, and of it first what the first view shows. */
export const loadWords: LoadWords = {
  first: async (language) => (await FIRST[language]()).words,
  late: async (language) => (await LATE[language]()).words,
};
