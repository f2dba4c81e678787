/** The kit's words of the first view: a file for each language. */
export const FIRST_WORD_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*.json', {
  import: 'default',
});
