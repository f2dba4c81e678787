/** Promised by a win that was held back, for the first moment of the next Nairobi day (D09). */
export const RELEASE_JACKPOT_HOLD = 'release-jackpot-hold';
