import { wrongArgument } from '../assertions.ts';

/** A hash of 32 bytes, given by the caller, e.g. that of Node or of a library: this library brings none. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

const HASH_BYTES = 32;

/**
 * Hashes bytes into lower-case hex. The result of the caller's function is checked: a text would make a seal that
 * nobody can check.
 */
function hashed(bytes: Uint8Array, sha256: Sha256): string {
  if (typeof sha256 !== 'function') throw wrongArgument('sha256', sha256, 'a function of bytes');
  const hash = sha256(bytes);
  if (!ArrayBuffer.isView(hash) || hash.length !== HASH_BYTES)
    throw wrongArgument('what sha256 returns', hash, 'a Uint8Array of 32 bytes');
  return hex(hash);
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Writes bytes in lower-case hex. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte];
  return text;
}

/** True for a hash in lower-case hex. */
export const isHash = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** Returns the bytes of two hashes in hex, after the byte that marks a node. */
function nodeBytes(left: string, right: string): Uint8Array {
  const digits = left + right;
  const bytes = new Uint8Array(1 + digits.length / 2);
  bytes[0] = 1;
  for (let at = 1; at < bytes.length; at += 1)
    bytes[at] = (digitAt(digits, 2 * at - 2) << 4) | digitAt(digits, 2 * at - 1);
  return bytes;
}

const digitAt = (digits: string, at: number): number => {
  const code = digits.charCodeAt(at);
  return code < 0x3a ? code - 0x30 : code - 0x57;
};

/** Hashes two hashes into a node of the tree (RFC 9162). */
export const hashNode = (left: string, right: string, sha256: Sha256): string =>
  hashed(nodeBytes(left, right), sha256);

/** Hashes data into a leaf of the tree (RFC 9162). */
export const hashLeaf = (data: ArrayLike<number>, sha256: Sha256): string => {
  const bytes = new Uint8Array(1 + data.length);
  bytes.set(data, 1);
  return hashed(bytes, sha256);
};
