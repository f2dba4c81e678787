/** Choices of theme: that of the device, or always light or dark. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Cookie that keeps the choice; a script in the page reads it before the first paint. */
export const THEME_COOKIE = 'theme';

export function themeIn(cookies: string): Theme {
  const asked = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=([a-z]+)`).exec(cookies)?.[1];
  return THEMES.find((theme) => theme === asked) ?? 'system';
}
