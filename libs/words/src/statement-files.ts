/** What the movements of a statement are called: a file for each language, loaded when it is needed. */
export const STATEMENT_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/statement.json', {
  import: 'default',
});
