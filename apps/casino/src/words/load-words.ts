import { loadWordsWith } from '@kipenga/shell';

/** How the casino's words are loaded, in any language that has files of them. */
export const loadWords = loadWordsWith({
  first: import.meta.glob<Readonly<Record<string, string>>>('./*.json', { import: 'default' }),
});
