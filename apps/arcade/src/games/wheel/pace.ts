/** How long chips are taken before the wheel turns, and how long its result is shown, the turning included. */
export const WHEEL_PACE = { bettingMs: 13_000, shownMs: 11_000 } as const;
/** How long the wheel turns each time. */
export const TURN_MS = 3_500;
