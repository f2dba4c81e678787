/** How the colours are chosen: as the phone does, or always light or dark. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The cookie that keeps the choice; a script in the page reads it before anything is painted. */
export const THEME_COOKIE = 'theme';

export function themeIn(cookies: string): Theme {
  const asked = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=([a-z]+)`).exec(cookies)?.[1];
  return THEMES.find((theme) => theme === asked) ?? 'system';
}
