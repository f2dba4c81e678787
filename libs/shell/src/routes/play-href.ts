/** Returns the address of a list that opens a game on arrival, automatically once a customer is logged in (R5-11). */
export const playHref = (listPath: string, gameId: string): string =>
  `${listPath}?play=${encodeURIComponent(gameId)}`;
