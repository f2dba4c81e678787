/** Time in which stakes are taken before a deal, and in which the result is shown, the dealer's draws included. */
export const BLACKJACK_PACE = { bettingMs: 12_000, shownMs: 9_000 } as const;
/** The longest time for players to decide. */
export const DECIDING_MS = 20_000;
/** Time between two of the dealer's cards. */
export const DEALER_CARD_MS = 800;
