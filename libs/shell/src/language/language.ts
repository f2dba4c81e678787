/** The languages of the product. */
export const LANGUAGES = ['en', 'sw'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The cookie that keeps the choice, so that the server draws the page in it. */
export const LANGUAGE_COOKIE = 'lang';

const A_YEAR_S = 365 * 24 * 3600;

/** The chosen language in a Cookie header or in `document.cookie`; English unless chosen. */
export function languageIn(cookies: string): Language {
  const asked = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]{2})`).exec(cookies)?.[1];
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}

/** What to write to `document.cookie` to keep a choice for a year. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value};path=/;max-age=${value === '' ? 0 : A_YEAR_S};samesite=lax`;
}
