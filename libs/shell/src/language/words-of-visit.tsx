import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, use, type ReactNode } from 'react';
import type { Language } from './language.ts';

/** Loads the words of an app in one language: those of the first view, and all others when the first of them is needed. */
export interface LoadWords {
  readonly first: (language: Language) => Promise<Messages>;
  readonly late: (language: Language) => Promise<Messages>;
}

/** The words of one visit: made once per page in a browser, once per request on a server. */
export interface WordsOfVisit {
  readonly i18n: I18n;
  readonly hasLate: () => boolean;
  /** Loads what the first view did not need; once, and again after a failure. */
  readonly late: () => Promise<void>;
  /** Loads another language and shows it in place. */
  readonly change: (language: Language) => Promise<void>;
}

/** Loads the words of the first view and makes them ready to be shown. */
export async function wordsOfVisit(language: Language, load: LoadWords): Promise<WordsOfVisit> {
  const i18n = setupI18n({ locale: language, messages: { [language]: await load.first(language) } });
  let hasLate = false;
  let late: Promise<void> | undefined;
  const loadLate = async () => {
    const { messages } = i18n; // of the language they are asked for in, whichever is shown when they come
    const others = await load.late(i18n.locale as Language);
    // Not by `load`, which has all that is drawn drawn again: 218 components at the first slip of a visit, and none of them says a late word.
    Object.assign(messages, others);
    hasLate = true;
  };
  return {
    i18n,
    hasLate: () => hasLate,
    late: () =>
      (late ??= loadLate().catch((failure: unknown) => {
        late = undefined;
        throw failure;
      })),
    change: async (to) => {
      const [first, others] = await Promise.all([load.first(to), late === undefined ? {} : load.late(to)]);
      i18n.loadAndActivate({ locale: to, messages: { ...first, ...others } });
    },
  };
}

const WordsContext = createContext<WordsOfVisit | null>(null);

/** Gives the words to everything below it. */
export function WordsProvider({
  words,
  children,
}: {
  readonly words: WordsOfVisit;
  readonly children: ReactNode;
}) {
  return (
    <WordsContext value={words}>
      <I18nProvider i18n={words.i18n}>{children}</I18nProvider>
    </WordsContext>
  );
}

/** Draws parts whose words come late: it suspends until they are here. */
export function WithLateWords({ children }: { readonly children: ReactNode }) {
  const words = use(WordsContext);
  if (words !== null && !words.hasLate()) use(words.late());
  return children;
}

/** The function that shows another language in place. */
export function useChangeLanguage(): WordsOfVisit['change'] {
  const words = use(WordsContext);
  return words?.change ?? (() => Promise.resolve());
}
