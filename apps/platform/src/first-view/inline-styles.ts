const STYLE_LINK = /<link rel="stylesheet"[^>]*?href="(?<href>[^"]+)"[^>]*>/g;

/**
 * A style sheet inside a page. Fetched apart on a slow network, a sheet would hold back the first match by a
 * round trip, behind the scripts. The link stays, since the app's loader looks for it before it fetches a sheet;
 * it is disabled, and for no medium: browsers that read ahead fetch a link that is only disabled.
 */
export const styleInside = (href: string, sheet: (href: string) => string): string =>
  `<style>${sheet(href)}</style><link rel="stylesheet" href="${href}" media="not all" disabled>`;

/** Puts a page's style sheets inside it. */
export const inlineStyles = (page: string, sheet: (href: string) => string): string =>
  page.replace(STYLE_LINK, (_link, href: string) => styleInside(href, sheet));

const CASINO_THEME = /:root\[data-theme=casino\]\{[^}]*\}/g;

/** A page of the sportsbook without the theme that only the casino's pages have. */
export const withoutCasinoTheme = (page: string): string => page.replace(CASINO_THEME, '');

const OTHER_THEMES =
  /(?<=[{}]):root(?:\[data-contrast=more\])?(?:\[data-theme=dark\]|:not\(\[data-theme\]\)|:not\(\[data-theme=dark\],\[data-theme=casino\]\))\{[^{}]*\}/g;
const EMPTY_CONDITION = /@media[^{}]*\{\}/g;

/** A page of the casino, which has one theme, without those that only the sportsbook's pages have. */
export const withoutOtherThemes = (page: string): string =>
  page.replace(OTHER_THEMES, '').replace(EMPTY_CONDITION, '');
