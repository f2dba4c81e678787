/** The languages of the house, each by the name it has for itself. The first is spoken where nothing else was chosen. */
export const LANGUAGE_NAMES = { en: 'English', sw: 'Kiswahili' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

/** Their codes. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The cookie that keeps the choice, so that a server draws the page in it. */
export const LANGUAGE_COOKIE = 'lang';

/** Whether this is the code of a language of the house. */
export const isLanguage = (code: string | undefined): code is Language =>
  LANGUAGES.some((language) => language === code);

/** The chosen language in a Cookie header or in `document.cookie`; null where none was chosen. */
export function chosenLanguage(cookies: string): Language | null {
  const asked = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`).exec(cookies)?.[1];
  return isLanguage(asked) ? asked : null;
}

/** The language of a visit: the chosen one; else the first of ours that the browser asks for (`sw-KE`, the one liked best first); else English. */
export const languageIn = (cookies: string, asked: readonly string[] = []): Language =>
  chosenLanguage(cookies) ?? asked.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
