/** Carries the one key of an intent with every attempt at it (D24). */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
/** The cookie whose value relative writes repeat in `XSRF_HEADER` (R7). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
/** Provider 1's fixed header, and what it holds: a public client id, not a secret (D28, D64). */
export const CASINO_KEY_HEADER = 'X-Api-Key';
export const CASINO_CLIENT_ID = 'kipenga-web';
/** Written in front of the raw token in the Authorization header (R6-02). */
export const TOKEN_SCHEME = 'Bearer ';
