import type { Digest } from './digest.ts';

const DIGEST_BITS = 256n;
const WHOLE = 1n << DIGEST_BITS;

const numberOf = (digest: Digest): bigint => {
  if (BigInt(digest.length * 8) !== DIGEST_BITS) throw new RangeError('Not a digest');
  return digest.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
};

/**
 * Many draws from one digest. The digest is a fraction of 2^256; each draw takes the part of the scale that holds the
 * fraction, and goes on with the fraction's place in that part. A draw of chance p uses at most -log2(p) bits, so the
 * chances of a round of some sixty bits are exact to one part in 2^190.
 */
export class Drawing {
  #left: bigint;

  /** @throws RangeError for anything but 32 bytes. */
  constructor(digest: Digest) {
    this.#left = numberOf(digest);
  }

  /**
   * Draws one of the things with these weights; returns its index.
   * @throws RangeError if no weight is above zero.
   */
  among(weights: readonly bigint[]): number {
    const point = this.#left * weights.reduce((sum, weight) => sum + weight, 0n);
    let low = 0n;
    for (const [place, weight] of weights.entries()) {
      const high = low + weight * WHOLE;
      if (point < high) {
        this.#left = (point - low) / weight;
        return place;
      }
      low = high;
    }
    throw new RangeError('Nothing to draw from');
  }

  /** A number from 0 to `end` - 1, all equally likely. */
  below(end: number): number {
    const point = this.#left * BigInt(end);
    this.#left = point % WHOLE;
    return Number(point / WHOLE);
  }
}
