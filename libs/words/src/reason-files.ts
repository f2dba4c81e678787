/** Why a call was answered as it was: a file for each language, loaded when it is needed. */
export const REASON_FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/reasons.json', {
  import: 'default',
});
