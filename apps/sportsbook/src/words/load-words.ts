import { loadWordsWith } from '@kipenga/shell';

/** How the sportsbook's words are loaded, in any language that has files of them. */
export const loadWords = loadWordsWith({
  first: import.meta.glob<Readonly<Record<string, string>>>('./*.json', { import: 'default' }),
  late: () => import('./late-word-files.ts').then(({ LATE_FILES }) => LATE_FILES),
});
