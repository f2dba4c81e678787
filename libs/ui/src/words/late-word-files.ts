/** Texts of the kit loaded with the first screen or sheet after the first view. One file per language. */
export const LATE_WORD_FILES = import.meta.glob<Readonly<Record<string, string>>>('../late/words/*.json', {
  import: 'default',
});
