/**
 * What chance is made of: the 32 bytes of HMAC-SHA256(key: the round's seed, text: the round's name). The arcade and the page that
 * verifies a round read them with the same functions.
 */
export type Digest = Uint8Array;

const BITS_OF_BYTE = 8;
const WORD_BYTES = 6;

/** How many words a digest holds. */
export const WORDS_IN_DIGEST = 5;

/** The first 52 bits of the digest, as one number: 0 to 2^52 - 1. */
export const first52Bits = (digest: Digest): bigint =>
  (BigInt(bytesAt(digest, 0, WORD_BYTES)) << 4n) | BigInt(bytesAt(digest, WORD_BYTES, 1) >> 4);

/**
 * A number from 0 to one below `end` from one of the digest's five 48-bit words. Exactly even where `end` is a power of two, else
 * to one part in 2^48 / end. @throws RangeError for a word that is not there.
 */
export const numberBelow = (digest: Digest, word: number, end: number): number => {
  if (!Number.isInteger(word) || word < 0 || word >= WORDS_IN_DIGEST) throw new RangeError(`No word ${word}`);
  return Math.floor(
    (bytesAt(digest, word * WORD_BYTES, WORD_BYTES) * end) / 2 ** (WORD_BYTES * BITS_OF_BYTE),
  );
};

const bytesAt = (digest: Digest, start: number, count: number): number => {
  const bytes = digest.subarray(start, start + count);
  if (bytes.length !== count) throw new RangeError('Not a digest');
  return bytes.reduce((sum, byte) => sum * 2 ** BITS_OF_BYTE + byte, 0);
};
