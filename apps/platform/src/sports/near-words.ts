/** A word of a search, and the words it may have been meant for. */
export type SearchWord = readonly [typed: string, ...near: string[]];

/** A shorter word is near too many others, and a number is no slip for another. */
const MENDABLE = /^\p{L}{4,}$/u;

/**
 * True if a word equals the typed one but for one typing error: a letter wrong, missing, extra, or two swapped. The error is at
 * the first differing letter, so one comparison of the rest is enough.
 * @param isWhole compares the whole word; otherwise its beginning, for a customer who is still typing.
 */
export function isNear(typed: string, word: string, isWhole: boolean): boolean {
  const follows = (at: number, from: number): boolean =>
    isWhole ? word.slice(from) === typed.slice(at) : word.startsWith(typed.slice(at), from);
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    follows(at, at) ||
    follows(at + 1, at + 1) ||
    follows(at + 1, at) ||
    follows(at, at + 1) ||
    (isSwapped && follows(at + 2, at + 2))
  );
}

/** The typed words with those of the offer they may have been meant for: whole words before beginnings. */
export function withNearWords(typed: readonly string[], offered: readonly string[]): readonly SearchWord[] {
  return typed.map((word): SearchWord => {
    if (!MENDABLE.test(word)) return [word];
    const whole = offered.filter((one) => isNear(word, one, true));
    return [word, ...(whole.length > 0 ? whole : offered.filter((one) => isNear(word, one, false)))];
  });
}
