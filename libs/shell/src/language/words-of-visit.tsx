import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, use, type ReactNode } from 'react';
import type { Language } from './language.ts';

/** Loads an app's texts in one language: those of the first view, and all others when the first of them is needed. */
export interface LoadWords {
  readonly first: (language: Language) => Promise<Messages>;
  readonly late: (language: Language) => Promise<Messages>;
}

/** Texts of one visit, made once per page in a browser and once per request on a server. */
export interface WordsOfVisit {
  readonly i18n: I18n;
  readonly hasLate: () => boolean;
  /** Loads the texts the first view did not need, once, and again after a failure. */
  readonly late: () => Promise<void>;
  /** Loads another language and switches to it in place. */
  readonly change: (language: Language) => Promise<void>;
}

/** Loads the texts of the first view and prepares them for use. */
export async function wordsOfVisit(language: Language, load: LoadWords): Promise<WordsOfVisit> {
  const i18n = setupI18n({ locale: language, messages: { [language]: await load.first(language) } });
  let hasLate = false;
  let late: Promise<void> | undefined;
  const loadLate = async () => {
    const { messages } = i18n; // of the language they are asked for in, whichever is shown when they come
    const others = await load.late(i18n.locale as Language);
    // Not by `load`, which would render all components again, 218 at the first slip of a visit, although none of them uses a late
    // text.
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

/** Provides the texts to everything below it. */
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

/** Renders parts with late texts; suspends until they are loaded. */
export function WithLateWords({ children }: { readonly children: ReactNode }) {
  const words = use(WordsContext);
  if (words !== null && !words.hasLate()) use(words.late());
  return children;
}

/** Returns a function that switches the language in place. */
export function useChangeLanguage(): WordsOfVisit['change'] {
  const words = use(WordsContext);
  return words?.change ?? (() => Promise.resolve());
}
