/**
 * The randomness of a round: the 32 bytes of HMAC-SHA256 (key: the round's seed, text: the round's name), followed,
 * for games that need more, by the blocks that `blockNames` lists. The arcade and the page that verifies a round read
 * it with the same functions.
 */
export type Digest = Uint8Array;

const BITS_OF_BYTE = 8;
const WORD_BYTES = 6;

/** Bytes in a block, and 48-bit words read from it. Its last two bytes are unused. */
const BLOCK_BYTES = 32;
export const WORDS_IN_BLOCK = 5;

/** The number of blocks that hold this many words. */
export const blocksFor = (words: number): number => Math.ceil(words / WORDS_IN_BLOCK);

/** The text whose HMAC is a block: the round's name for the first, the name and the block's number for the others. */
const blockName = (name: string, block: number): string => (block === 0 ? name : `${name}:${block}`);

const OWN = '/';

/** The name of a stake's own draw: the round's name and the stake's number in its round, from 1. */
export const ownName = (name: string, number: number): string => `${name}${OWN}${number}`;

/** True for the name of a stake's own draw. */
export const isOwnName = (name: string): boolean => name.includes(OWN);

/** The names of a round's blocks; for a stake's own name those of its round, then its own. */
export const blockNames = (name: string, blocks: number, ownBlocks = 0): readonly string[] => {
  const [round = name] = name.split(OWN);
  const first = (of: string, count: number): readonly string[] =>
    Array.from({ length: count }, (_, block) => blockName(of, block));
  return [...first(round, blocks), ...(isOwnName(name) ? first(name, ownBlocks) : [])];
};

/** The first 52 bits of the digest as a number, 0 to 2^52 - 1. */
export const first52Bits = (digest: Digest): bigint =>
  (BigInt(bytesAt(digest, 0, WORD_BYTES)) << 4n) | BigInt(bytesAt(digest, WORD_BYTES, 1) >> 4);

/**
 * A number from 0 to `end` - 1 from one of the digest's 48-bit words, five in a block. Exactly uniform if `end` is a
 * power of two, else to one part in 2^48 / end.
 * @throws RangeError for a word beyond the digest.
 */
export const numberBelow = (digest: Digest, word: number, end: number): number => {
  if (!Number.isInteger(word) || word < 0) throw new RangeError(`No word ${word}`);
  const start = Math.floor(word / WORDS_IN_BLOCK) * BLOCK_BYTES + (word % WORDS_IN_BLOCK) * WORD_BYTES;
  return Math.floor((bytesAt(digest, start, WORD_BYTES) * end) / 2 ** (WORD_BYTES * BITS_OF_BYTE));
};

/**
 * Reads `count` bits of the digest from bit `start` on, as a number; all values are equally likely.
 * @throws RangeError beyond its end.
 */
export const bitsAt = (digest: Digest, start: number, count: number): bigint => {
  const end = start + count;
  const first = Math.floor(start / BITS_OF_BYTE);
  const bytes = digest.subarray(first, Math.ceil(end / BITS_OF_BYTE));
  if (bytes.length * BITS_OF_BYTE < end - first * BITS_OF_BYTE) throw new RangeError('Not a digest');
  const read = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const after = BigInt((first + bytes.length) * BITS_OF_BYTE - end);
  return (read >> after) & ((1n << BigInt(count)) - 1n);
};

const bytesAt = (digest: Digest, start: number, count: number): number => {
  const bytes = digest.subarray(start, start + count);
  if (bytes.length !== count) throw new RangeError('Not a digest');
  return bytes.reduce((sum, byte) => sum * 2 ** BITS_OF_BYTE + byte, 0);
};
