/** The kit's words that come with the first screen or sheet after the first view: a file for each language. */
export const LATE_WORD_FILES = import.meta.glob<Readonly<Record<string, string>>>('../late/words/*.json', {
  import: 'default',
});
