/** Texts of the identity form. One file per language, loaded with the form. */
export const IDENTITY_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/identity.json', {
  import: 'default',
});
