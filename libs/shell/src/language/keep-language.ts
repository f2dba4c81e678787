import { chosenLanguage } from '@kipenga/words';
import { choiceCookie, LANGUAGE_COOKIE } from './language.ts';

/**
 * Keeps the language of a visit that the phone asked for and nobody chose: the casino, the house's messages and the next visit speak it too.
 * English needs no keeping.
 */
export function keepLanguage(): void {
  const { lang } = document.documentElement;
  if (lang !== '' && lang !== 'en' && chosenLanguage(document.cookie) === null)
    document.cookie = choiceCookie(LANGUAGE_COOKIE, lang);
}
