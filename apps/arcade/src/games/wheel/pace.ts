/** Time in which chips are taken before the wheel turns, and in which its result is shown, turns included. */
export const WHEEL_PACE = { bettingMs: 13_000, shownMs: 11_000 } as const;
/** The duration of each turn. */
export const TURN_MS = 3_500;
