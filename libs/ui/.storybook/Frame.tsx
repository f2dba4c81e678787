import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import en from '../src/words/en.json';
import sw from '../src/words/sw.json';

const WORDS = { en, sw } as const;

export interface FrameProps {
  readonly theme: string;
  readonly locale: string;
  readonly brand: string;
  readonly textSize: string;
  readonly motion: string;
  readonly contrast: string;
  readonly children: ReactNode;
}

/** What the toolbars choose, put where the stylesheets and the components look for it. */
export function Frame({ theme, locale, brand, textSize, motion, contrast, children }: FrameProps) {
  if (i18n.locale !== locale)
    i18n.loadAndActivate({ locale, messages: locale === 'sw' ? WORDS.sw : WORDS.en });
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset['theme'] = theme;
    root.dataset['brand'] = brand;
    root.dataset['motion'] = motion;
    root.dataset['contrast'] = contrast;
    root.style.fontSize = `${Number.parseInt(textSize, 10)}%`;
  }, [theme, locale, brand, motion, contrast, textSize]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
