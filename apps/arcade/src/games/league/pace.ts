/**
 * Time in which stakes are taken before a matchday, in which its ninety minutes are played, and in which the results
 * are shown.
 */
export const LEAGUE_BETTING_MS = 22_000;
export const LEAGUE_PLAYING_MS = 22_000;
export const LEAGUE_RESULTS_MS = 6_000;
