/** What is said of push: a file for each language, loaded with the choice of it. */
export const PUSH_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/push.json', {
  import: 'default',
});
