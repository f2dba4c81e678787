/** Texts of the kit for the first view. One file per language. */
export const FIRST_WORD_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*.json', {
  import: 'default',
});
