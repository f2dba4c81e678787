/** How long stakes are taken before a draw, and how long its balls are shown. */
export const BALLS_BETTING_MS = 14_000;
export const BALLS_DRAWING_MS = 7_000;
