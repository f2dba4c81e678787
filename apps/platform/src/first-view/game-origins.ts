/**
 * A page that names the providers whose games it may frame: the list of its own policy, which no script can read. Origins hold
 * nothing that could end the attribute.
 */
export const withGameOrigins = (page: string, origins: readonly string[]): string =>
  page.replace('</head>', () => `<meta name="game-origins" content="${origins.join(' ')}"></head>`);
