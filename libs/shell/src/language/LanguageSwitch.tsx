import { RadioCards } from '@kipenga/ui';
import { useLingui } from '@lingui/react';
import { useWords } from '../words/use-words.ts';
import { choiceCookie, LANGUAGE_COOKIE, LANGUAGES, type Language } from './language.ts';
import { useChangeLanguage } from './words-of-visit.tsx';

/** Each language in its own words: whoever looks for it reads no other. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

/** English or Swahili, kept for the next visit. */
export function LanguageSwitch() {
  const t = useWords();
  const { i18n } = useLingui();
  const change = useChangeLanguage();
  const choose = (language: Language) => {
    document.cookie = choiceCookie(LANGUAGE_COOKIE, language);
    document.documentElement.lang = language;
    void change(language);
  };
  return (
    <RadioCards
      legend={t('shell.footer.language')}
      value={i18n.locale as Language}
      choices={LANGUAGES.map((language) => ({ value: language, label: NAMES[language] }))}
      onChange={choose}
    />
  );
}
