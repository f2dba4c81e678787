import { createHmac, timingSafeEqual } from 'node:crypto';

/** The headers of a wallet call: who asks, when (Unix milliseconds), and the signature of both the time and the body. */
export const WALLET_HEADERS = {
  provider: 'x-provider',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** The platform's own arcade, as `WALLET_HEADERS.provider` names it. */
export const ARCADE_PROVIDER = 'arcade';

/** How far the provider's clock may be from the platform's. */
export const WALLET_CLOCK_SKEW_MS = 5 * 60_000;

/** The signature of a wallet call: HMAC-SHA256 over the time, a dot and the raw body, in hex. */
export const signWalletCall = (secret: string, timestamp: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** What the platform checks of a wallet call before it reads it. */
export interface SignedCall {
  readonly timestamp: string;
  readonly signature: string;
  /** The bytes that arrived. */
  readonly body: string | Buffer;
}

/** Was this call signed with the secret, and lately? Takes the same time whatever is wrong with the signature. */
export const isWalletCallSigned = (
  secret: string,
  { timestamp, signature, body }: SignedCall,
  nowMs: number,
): boolean => {
  const expected = Buffer.from(signWalletCall(secret, timestamp, body));
  const given = Buffer.from(signature);
  const isLate = !/^\d{13}$/.test(timestamp) || Math.abs(nowMs - Number(timestamp)) > WALLET_CLOCK_SKEW_MS;
  return given.length === expected.length && timingSafeEqual(given, expected) && !isLate;
};
