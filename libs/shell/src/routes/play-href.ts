/** The address that opens a game on arrival, over a list of games: of itself once somebody is logged in (R5-11). */
export const playHref = (listPath: string, gameId: string): string =>
  `${listPath}?play=${encodeURIComponent(gameId)}`;
