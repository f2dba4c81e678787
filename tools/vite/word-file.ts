/**
 * A file of texts, by where it stands: `words/sw.json` in a room, or a file of `words/src/sw` in the library of words, which names its part.
 * A language is named by its tag: sw, luo, pt-BR.
 */
export const WORD_FILE =
  /[\\/]words[\\/](?:src[\\/])?(?<tag>[a-z]{2,3}(?:-[A-Za-z]{2,4})*)(?<part>[\\/][\w-]+)?\.json$/;
