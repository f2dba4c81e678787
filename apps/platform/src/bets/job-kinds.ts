/** Promised by a settlement that held a payout back, for the first moment of the next Nairobi day (D09). */
export const RELEASE_PAYOUT_HOLD = 'release-payout-hold';
