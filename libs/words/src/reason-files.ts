/** Texts of reasons. One file per language, loaded when needed. */
export const REASON_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/reasons.json', {
  import: 'default',
});
