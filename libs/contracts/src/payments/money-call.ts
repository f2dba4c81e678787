/** A call that moves money: never tried again by itself, but keyed (D24). */
export const moneyCall = { method: 'POST', needsToken: true, needsIdempotencyKey: true } as const;
