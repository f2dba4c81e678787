/** Names of picks and markets. One file per language, loaded when needed. */
export const PICK_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/picks.json', {
  import: 'default',
});
