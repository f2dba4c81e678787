/** How long stakes are taken before a deal, and how long its end is shown, the dealer's drawing included. */
export const BLACKJACK_PACE = { bettingMs: 12_000, shownMs: 9_000 } as const;
/** How long players may decide; less when all of them have. */
export const DECIDING_MS = 20_000;
/** How long after the one before each card of the dealer comes. */
export const DEALER_CARD_MS = 800;
