import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WalletCall } from './wallet.wire.ts';

/** Headers of a wallet call: the provider, the time in Unix milliseconds, and the signature over call name, time and body. */
export const WALLET_HEADERS = {
  provider: 'x-provider',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** The platform's own arcade as a value of `WALLET_HEADERS.provider`. */
export const ARCADE_PROVIDER = 'arcade';

/** Greatest difference between the provider's clock and the platform's, in milliseconds. */
export const WALLET_CLOCK_SKEW_MS = 5 * 60_000;

/** The signed parts of a wallet call. */
export interface CallToSign {
  /** Name of the call. It is signed because a credit and a debit have similar bodies. */
  readonly call: WalletCall;
  readonly timestamp: string;
  /** The body as sent. */
  readonly body: string | Buffer;
}

/** A wallet call with its signature, checked before the body is read. */
export interface SignedCall extends CallToSign {
  readonly signature: string;
}

/** Returns the signature of a wallet call: HMAC-SHA256 over `name.time.body`, with the body as sent, in hex. */
export const signWalletCall = (secret: string, { call, timestamp, body }: CallToSign): string =>
  createHmac('sha256', secret).update(`${call}.${timestamp}.`).update(body).digest('hex');

/**
 * True if the call was signed with the secret, at a time within the allowed skew. Takes the same time for every wrong signature.
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
