/** Facts about the house for a page that is not rendered here. */
export interface HouseFacts {
  /** Providers whose games it may frame: the list of the page's own policy, which no script can read. */
  readonly gameOrigins: readonly string[];
  readonly isSandbox: boolean;
}

/** Adds the facts to a page. Origins contain no character that could end an attribute. */
export const withHouseFacts = (page: string, { gameOrigins, isSandbox }: HouseFacts): string => {
  const facts = { 'game-origins': gameOrigins.join(' '), 'house-mode': isSandbox ? 'sandbox' : 'live' };
  const named = Object.entries(facts).map(([name, content]) => `<meta name="${name}" content="${content}">`);
  return page.replace('</head>', () => `${named.join('')}</head>`);
};
