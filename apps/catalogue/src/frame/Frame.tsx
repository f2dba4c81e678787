import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useInsertionEffect, useMemo, type ReactNode } from 'react';
import { wordsOf } from './words-of-all.ts';

export interface FrameProps {
  readonly theme: string;
  readonly locale: string;
  readonly brand: string;
  readonly textSize: string;
  readonly motion: string;
  readonly contrast: string;
  /** `on` where a visitor asked for less data. */
  readonly dataSaver: string;
  readonly children: ReactNode;
}

/** Applies the toolbars' choices where stylesheets and components look for them. */
export function Frame({ theme, locale, brand, textSize, motion, contrast, dataSaver, children }: FrameProps) {
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: wordsOf(locale) } }), [locale]);
  // Runs before anything below measures itself: a row that scrolls to its selected item would otherwise measure the former size.
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset['theme'] = theme;
    root.dataset['brand'] = brand;
    root.dataset['motion'] = motion;
    root.dataset['contrast'] = contrast;
    if (dataSaver === 'on') root.dataset['saver'] = 'on';
    else delete root.dataset['saver'];
    root.style.fontSize = `${Number.parseInt(textSize, 10)}%`;
  }, [theme, locale, brand, motion, contrast, dataSaver, textSize]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
