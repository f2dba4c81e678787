export { LANGUAGE_COOKIE, LANGUAGE_NAMES, languageIn, LANGUAGES, type Language } from '@kipenga/words';

const A_YEAR_S = 365 * 24 * 3600;

/** What to write to `document.cookie` to keep a choice for a year. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value};path=/;max-age=${value === '' ? 0 : A_YEAR_S};samesite=lax`;
}
