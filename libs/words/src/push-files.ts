/** Texts about push messages. One file per language, loaded with the form that sets them. */
export const PUSH_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/push.json', {
  import: 'default',
});
