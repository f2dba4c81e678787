/** How picks and markets are said: a file for each language, loaded when it is needed. */
export const PICK_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/picks.json', {
  import: 'default',
});
