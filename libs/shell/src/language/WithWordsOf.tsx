import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { use, type ReactNode } from 'react';

/** The texts of a part in one language. */
interface PartWords {
  readonly load: Promise<void>;
  /** Id of one of the texts; null until they are loaded. */
  id: string | null;
}

const loads = new Map<string, PartWords>();

type Files = Readonly<Record<string, () => Promise<Messages>>>;

/**
 * Loads the texts once; again after a failure, or if the visit's texts were replaced since, for example by switching the language
 * and back.
 */
function loaded(files: Files, { i18n }: Pick<ReturnType<typeof useLingui>, 'i18n'>): Promise<void> {
  const { locale } = i18n;
  const english = Object.keys(files).find((file) => file.includes('/en/')) ?? '';
  const own = english.replace('/en/', `/${locale}/`);
  const kept = loads.get(own);
  if (kept !== undefined && (kept.id === null || kept.id in i18n.messages)) return kept.load;
  const read = files[own] ?? files[english];
  const words: PartWords = {
    id: null,
    load: Promise.resolve(read?.()).then((texts = {}) => {
      [words.id = null] = Object.keys(texts);
      i18n.load(locale, texts);
    }),
  };
  words.load.catch(() => loads.delete(own));
  loads.set(own, words);
  return words.load;
}

/** Renders a part with texts that only some visits need; suspends until they are loaded. */
export function WithWordsOf({ files, children }: { readonly files: Files; readonly children: ReactNode }) {
  use(loaded(files, useLingui()));
  return children;
}
