export { LANGUAGE_COOKIE, LANGUAGE_NAMES, languageIn, LANGUAGES, type Language } from '@kipenga/words';

const A_YEAR_S = 365 * 24 * 3600;

/** Returns the text for `document.cookie` that keeps a choice for a year; an empty value deletes it. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value};path=/;max-age=${value === '' ? 0 : A_YEAR_S};samesite=lax`;
}
