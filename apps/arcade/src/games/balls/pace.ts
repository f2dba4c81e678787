/** Time in which stakes are taken before a draw, and in which its balls are shown. */
export const BALLS_BETTING_MS = 14_000;
export const BALLS_DRAWING_MS = 7_000;
