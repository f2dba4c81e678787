/** How long stakes are taken before a matchday, how long its ninety minutes take, and how long the results stay. */
export const LEAGUE_BETTING_MS = 22_000;
export const LEAGUE_PLAYING_MS = 22_000;
export const LEAGUE_RESULTS_MS = 6_000;
