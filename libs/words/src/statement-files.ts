/** Names of movements in a statement. One file per language, loaded when needed. */
export const STATEMENT_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/statement.json', {
  import: 'default',
});
