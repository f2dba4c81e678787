/** Time in which chips are taken before the ball rolls, and in which the number is shown, the roll included. */
export const ROULETTE_PACE = { bettingMs: 15_000, shownMs: 9_000 } as const;
/** The duration of the roll. */
export const ROLL_MS = 4_500;
