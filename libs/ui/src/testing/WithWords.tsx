import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';
import bettingEn from '../betting/words/en.json';
import bettingSw from '../betting/words/sw.json';
import lateEn from '../late/words/en.json';
import lateSw from '../late/words/sw.json';
import en from '../words/en.json';
import sw from '../words/sw.json';

const WORDS = { en: { ...en, ...lateEn, ...bettingEn }, sw: { ...sw, ...lateSw, ...bettingSw } };

export interface WithWordsProps {
  readonly locale?: 'en' | 'sw';
  /** Further catalogues in the same language, for projects that have their own words. */
  readonly more?: Messages;
  readonly children: ReactNode;
}

/** Provides the kit's words to a tree under test. */
export function WithWords({ locale = 'en', more, children }: WithWordsProps) {
  const i18n = useMemo(
    () => setupI18n({ locale, messages: { [locale]: { ...WORDS[locale], ...more } } }),
    [locale, more],
  );
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
