/** The languages every text of the arcade is in; the first is what a page speaks that names none. */
export const LANGUAGES = ['en', 'sw'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts by their ids, in each language. */
export type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const known = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.trim().toLowerCase().split(/[-;]/)[0] === language);

/** The language of a page: what its address names, or where it names none, the first we know of those a browser accepts. */
export const languageFor = (named: string, accepted = ''): Language => {
  const [first] = named === '' ? accepted.split(',').flatMap((tag) => known(tag) ?? []) : [known(named)];
  return first ?? LANGUAGES[0];
};
