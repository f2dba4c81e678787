/** Time in which chips are taken, and in which the result is shown, dealing included. */
export const BACCARAT_PACE = { bettingMs: 13_000, shownMs: 10_000 } as const;
/** Time between two cards. */
export const CARD_EVERY_MS = 800;
