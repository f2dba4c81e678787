import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { use, type ReactNode } from 'react';

/** The words of a part in one language. */
interface PartWords {
  readonly load: Promise<void>;
  /** One of them; null until they are here. */
  id: string | null;
}

const loads = new Map<string, PartWords>();

type Files = Readonly<Record<string, () => Promise<Messages>>>;

/** Loads them once; and again after a failure, or where the words of the visit were replaced since, as by another language and back. */
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

/** Draws a part that has words of its own, which only some visits need: it suspends until they are here. */
export function WithWordsOf({ files, children }: { readonly files: Files; readonly children: ReactNode }) {
  use(loaded(files, useLingui()));
  return children;
}
