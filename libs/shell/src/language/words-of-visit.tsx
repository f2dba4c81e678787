import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Language } from './language.ts';

/** Loads every word of an app in one language; only the language of the visit is downloaded. */
export type LoadWords = (language: Language) => Promise<Messages>;

/** The words of one visit: made once per page in a browser, once per request on a server. */
export interface WordsOfVisit {
  readonly i18n: I18n;
  /** Loads another language and shows it in place. */
  readonly change: (language: Language) => Promise<void>;
}

/** Loads the words of a language and makes them ready to be shown. */
export async function wordsOfVisit(language: Language, load: LoadWords): Promise<WordsOfVisit> {
  const i18n = setupI18n({ locale: language, messages: { [language]: await load(language) } });
  return {
    i18n,
    change: async (to) => {
      i18n.loadAndActivate({ locale: to, messages: await load(to) });
    },
  };
}

const ChangeContext = createContext<WordsOfVisit['change']>(() => Promise.resolve());

/** Gives the words to everything below it. */
export function WordsProvider({ words, children }: { readonly words: WordsOfVisit; readonly children: ReactNode }) {
  const change = useMemo(() => words.change, [words]);
  return (
    <ChangeContext value={change}>
      <I18nProvider i18n={words.i18n}>{children}</I18nProvider>
    </ChangeContext>
  );
}

/** The function that shows another language in place. */
export const useChangeLanguage = (): WordsOfVisit['change'] => use(ChangeContext);
