import { randomBytes, randomInt } from 'node:crypto';

/** Source of random values; a test may choose them. */
export interface Random {
  /** A whole number from 0 to one below `end`. */
  below(end: number): number;
  /** Unpredictable bytes. */
  bytes(count: number): Buffer;
}

/** The operating system's randomness. */
export const systemRandom: Random = { below: (end) => randomInt(end), bytes: (count) => randomBytes(count) };
