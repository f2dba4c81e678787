import { createHmac, timingSafeEqual } from 'node:crypto';

// Codes of an app on the operator's phone (RFC 6238): SHA-1, six digits, 30 seconds, as every such app has them.

const STEP_MS = 30_000;
/** A phone's clock may be a step off. */
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base32, as apps take a secret. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
};

const bytesOf = (secret: string): Uint8Array => {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
};

/** Numbers the 30 seconds a moment is in. */
export const stepAt = (ms: number): number => Math.floor(ms / STEP_MS);

/** The code of a secret in a step. */
export const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** The step whose code this is, one off at most; null where it is none. */
export const stepOfCode = (secret: string, code: string, nowMs: number): number | null => {
  const given = Buffer.from(code);
  for (let step = stepAt(nowMs) - DRIFT; step <= stepAt(nowMs) + DRIFT; step += 1) {
    const right = Buffer.from(codeOf(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return null;
};
