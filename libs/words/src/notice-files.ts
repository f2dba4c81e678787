/** Texts of notices. One file per language, loaded when needed. */
export const NOTICE_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/notices.json', {
  import: 'default',
});
