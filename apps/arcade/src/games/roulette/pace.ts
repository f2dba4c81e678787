/** How long chips are taken before the ball rolls, and how long the number is shown, the rolling included. */
export const ROULETTE_PACE = { bettingMs: 15_000, shownMs: 9_000 } as const;
/** How long the ball rolls. */
export const ROLL_MS = 4_500;
