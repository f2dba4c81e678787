import { useLingui } from '@lingui/react';
import { LANGUAGES, type Language } from './language.ts';

/** Returns the language of the visit. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return LANGUAGES.find((language) => language === i18n.locale) ?? 'en';
}
