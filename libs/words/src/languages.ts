/** The languages of the house, each by its own name. The first is the default. */
export const LANGUAGE_NAMES = { en: 'English', sw: 'Kiswahili' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

/** Codes of the languages. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Cookie that keeps the chosen language, so that the server renders the page in it. */
export const LANGUAGE_COOKIE = 'lang';

/** True if this is the code of one of the house's languages. */
export const isLanguage = (code: string | undefined): code is Language =>
  LANGUAGES.some((language) => language === code);

/** Returns the chosen language from a Cookie header or `document.cookie`; null if none was chosen. */
export function chosenLanguage(cookies: string): Language | null {
  const asked = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`).exec(cookies)?.[1];
  return isLanguage(asked) ? asked : null;
}

/**
 * Returns the language of a visit: the chosen one; else the first of ours among the browser's preferences, given in order
 * (`sw-KE`); else English.
 */
export const languageIn = (cookies: string, asked: readonly string[] = []): Language =>
  chosenLanguage(cookies) ?? asked.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
