/** What a page that is not drawn here has to know of the house it belongs to. */
export interface HouseFacts {
  /** The providers whose games it may frame: the list of its own policy, which no script can read. */
  readonly gameOrigins: readonly string[];
  readonly isSandbox: boolean;
}

/** A page that names them. Origins hold nothing that could end an attribute. */
export const withHouseFacts = (page: string, { gameOrigins, isSandbox }: HouseFacts): string => {
  const facts = { 'game-origins': gameOrigins.join(' '), 'house-mode': isSandbox ? 'sandbox' : 'live' };
  const named = Object.entries(facts).map(([name, content]) => `<meta name="${name}" content="${content}">`);
  return page.replace('</head>', () => `${named.join('')}</head>`);
};
