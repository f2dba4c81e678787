/** What is said where somebody is asked who they are: a file for each language, loaded with the form. */
export const IDENTITY_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/identity.json', {
  import: 'default',
});
