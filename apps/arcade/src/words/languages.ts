import { isLanguage, LANGUAGES, type Language } from '@kipenga/words';
import { textsIn, type Texts } from '@kipenga/words/texts-in';

export type { Language } from '@kipenga/words';

/** Texts by their ids, in each language. */
export type Words = Readonly<Record<Language, Texts>>;

/** The words of a folder, a file for each language; in English what a language does not say. */
export const wordsIn = (folder: string): Words =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(folder, language)])) as Words;

const known = (tag: string): Language | undefined => {
  const code = tag.trim().toLowerCase().split(/[-;]/)[0];
  return isLanguage(code) ? code : undefined;
};

/** The language of a page: what its address names, or where it names none, the first we know of those a browser accepts. */
export const languageFor = (named: string, accepted = ''): Language => {
  const [first] = named === '' ? accepted.split(',').flatMap((tag) => known(tag) ?? []) : [known(named)];
  return first ?? 'en';
};
