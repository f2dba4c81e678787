import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WalletCall } from './wallet.wire.ts';

/**
 * The headers of a wallet call: the provider, the time (Unix milliseconds), and the signature over call, time
 * and body.
 */
export const WALLET_HEADERS = {
  provider: 'x-provider',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** The platform's own arcade, as `WALLET_HEADERS.provider` names it. */
export const ARCADE_PROVIDER = 'arcade';

/** How far the provider's clock may be from the platform's. */
export const WALLET_CLOCK_SKEW_MS = 5 * 60_000;

/** What of a wallet call is signed. */
export interface CallToSign {
  /** Its name: a credit reads like a debit, and must not be taken for one. */
  readonly call: WalletCall;
  readonly timestamp: string;
  /** The bytes on their way. */
  readonly body: string | Buffer;
}

/** What the platform checks of a wallet call before it reads it. */
export interface SignedCall extends CallToSign {
  readonly signature: string;
}

/** The signature of a wallet call: HMAC-SHA256 over `name.time.body`, the body as it was sent, in hex. */
export const signWalletCall = (secret: string, { call, timestamp, body }: CallToSign): string =>
  createHmac('sha256', secret).update(`${call}.${timestamp}.`).update(body).digest('hex');

/**
 * Was this call signed with the secret, and lately? It takes the same time whatever is wrong with the
 * signature.
 */
export const isWalletCallSigned = (
  secret: string,
  { signature, ...signed }: SignedCall,
  nowMs: number,
): boolean => {
  const expected = Buffer.from(signWalletCall(secret, signed));
  const given = Buffer.from(signature);
  const { timestamp } = signed;
  const isLate = !/^\d{13}$/.test(timestamp) || Math.abs(nowMs - Number(timestamp)) > WALLET_CLOCK_SKEW_MS;
  return given.length === expected.length && timingSafeEqual(given, expected) && !isLate;
};
