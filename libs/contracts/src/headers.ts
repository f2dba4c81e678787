/** Header with the key of an intent, the same on every attempt (D24). */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
/** Cookie whose value every write to a relative URL repeats in `XSRF_HEADER` (R7). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
/** Fixed header of provider 1, and its value: a public client id, not a secret (D28, D64). */
export const CASINO_KEY_HEADER = 'X-Api-Key';
export const CASINO_CLIENT_ID = 'kipenga-web';
/** Prefix of the raw token in the Authorization header (R6-02). */
export const TOKEN_SCHEME = 'Bearer ';
