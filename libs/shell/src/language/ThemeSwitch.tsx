import { RadioCards } from '@kipenga/ui';
import { useEffect, useState } from 'react';
import { useWords } from './use-words.ts';
import { choiceCookie } from './language.ts';
import { THEME_COOKIE, themeIn, THEMES, type Theme } from './theme.ts';

/** Choice of light, dark or the device's theme; kept for the next visit and applied before the page paints. */
export function ThemeSwitch() {
  const t = useWords();
  const [theme, setTheme] = useState<Theme>('system'); // the server does not know: read after hydration
  useEffect(() => setTheme(themeIn(document.cookie)), []);
  const choose = (chosen: Theme) => {
    document.cookie = choiceCookie(THEME_COOKIE, chosen === 'system' ? '' : chosen);
    if (chosen === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = chosen;
    setTheme(chosen);
  };
  return (
    <RadioCards
      legend={t('shell.footer.theme')}
      value={theme}
      choices={THEMES.map((one) => ({ value: one, label: t(`shell.footer.theme.${one}`) }))}
      onChange={choose}
    />
  );
}
