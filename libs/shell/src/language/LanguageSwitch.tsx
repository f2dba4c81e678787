import { RadioCards } from '@kipenga/ui';
import { keepPagesAnew } from './keep-pages-anew.ts';
import { useWords } from './use-words.ts';
import { choiceCookie, LANGUAGE_COOKIE, LANGUAGE_NAMES, LANGUAGES, type Language } from './language.ts';
import { useLanguage } from './use-language.ts';
import { useChangeLanguage } from './words-of-visit.tsx';

/** Choice of language, each by its own name; kept for the next visit. */
export function LanguageSwitch() {
  const t = useWords();
  const language = useLanguage();
  const change = useChangeLanguage();
  const choose = (chosen: Language) => {
    document.cookie = choiceCookie(LANGUAGE_COOKIE, chosen);
    document.documentElement.lang = chosen;
    void change(chosen);
    void keepPagesAnew().catch(() => undefined);
  };
  return (
    <RadioCards
      legend={t('shell.footer.language')}
      value={language}
      choices={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
      onChange={choose}
    />
  );
}
