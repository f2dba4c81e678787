import { loadWordsWith } from '@kipenga/shell';

/** Loads the casino's words in any language that has files of them. */
export const loadWords = loadWordsWith({
  first: import.meta.glob<Readonly<Record<string, string>>>('./*.json', { import: 'default' }),
});
