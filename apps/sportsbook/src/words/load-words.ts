import { loadWordsWith } from '@kipenga/shell';

/** Loads the sportsbook's words in any language that has files of them. */
export const loadWords = loadWordsWith({
  first: import.meta.glob<Readonly<Record<string, string>>>('./*.json', { import: 'default' }),
  late: () => import('./late-word-files.ts').then(({ LATE_FILES }) => LATE_FILES),
});
