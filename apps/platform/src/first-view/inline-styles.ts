const STYLE_LINK = /<link rel="stylesheet"[^>]*?href="(?<href>[^"]+)"[^>]*>/g;

/**
 * A page with its own style sheets inside it: on a slow network a sheet of its own would hold the first match back by a round
 * trip, behind the scripts that are fetched beside it. The link stays, disabled and so never fetched, because the app's loader
 * looks for it before it brings a sheet again.
 */
export const inlineStyles = (page: string, sheet: (href: string) => string): string =>
  page.replace(
    STYLE_LINK,
    (_link, href: string) => `<style>${sheet(href)}</style><link rel="stylesheet" href="${href}" disabled>`,
  );
