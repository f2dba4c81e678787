/** What notices say: a file for each language, loaded when it is needed. */
export const NOTICE_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/notices.json', {
  import: 'default',
});
