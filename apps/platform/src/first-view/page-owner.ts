/** The pages of the casino app; the sportsbook owns every other address of the origin (D50). */
const CASINO_PAGES = new Set(['/casino', '/virtuals', '/casino-game', '/virtual-game', '/lobby']);

/** Which of the two apps an address belongs to (D50). */
export const pageOwner = (path: string): 'casino' | 'sportsbook' =>
  CASINO_PAGES.has(path) ? 'casino' : 'sportsbook';
