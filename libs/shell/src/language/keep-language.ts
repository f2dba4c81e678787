import { chosenLanguage } from '@kipenga/words';
import { choiceCookie, LANGUAGE_COOKIE } from './language.ts';

/**
 * Stores the language of a visit that came from the browser's preferences and was not chosen, so that the casino, the house's
 * messages and the next visit use it too. English is the default and is not stored.
 */
export function keepLanguage(): void {
  const { lang } = document.documentElement;
  if (lang !== '' && lang !== 'en' && chosenLanguage(document.cookie) === null)
    document.cookie = choiceCookie(LANGUAGE_COOKIE, lang);
}
