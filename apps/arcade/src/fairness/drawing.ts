import type { Digest } from './digest.ts';

const DIGEST_BITS = 256n;
const WHOLE = 1n << DIGEST_BITS;

const numberOf = (digest: Digest): bigint => {
  if (BigInt(digest.length * 8) !== DIGEST_BITS) throw new RangeError('Not a digest');
  return digest.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
};

/**
 * Many draws from one digest: the digest is a fraction of 2^256, each draw takes the piece of the scale that the fraction lies in and
 * goes on with where in that piece it lies. A draw of chance p uses up no more than -log2(p) bits, so that the chances of a round of
 * some sixty bits are exact to one part in 2^190.
 */
export class Drawing {
  #left: bigint;

  /** @throws RangeError for anything but 32 bytes. */
  constructor(digest: Digest) {
    this.#left = numberOf(digest);
  }

  /** Which of the things with these weights is drawn, by its place. @throws RangeError where nothing has a weight. */
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

  /** A number from 0 to one below `end`, each as likely. */
  below(end: number): number {
    const point = this.#left * BigInt(end);
    this.#left = point % WHOLE;
    return Number(point / WHOLE);
  }
}
