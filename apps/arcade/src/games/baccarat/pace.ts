/** How long chips are taken before the cards come, and how long they are shown, the dealing included. */
export const BACCARAT_PACE = { bettingMs: 13_000, shownMs: 10_000 } as const;
/** How long after the one before each card comes. */
export const CARD_EVERY_MS = 800;
