import { randomBytes, randomInt } from 'node:crypto';

/** Where unpredictable things come from; a test may choose them. */
export interface Random {
  /** A whole number from 0 to one below `end`. */
  below(end: number): number;
  /** That many unpredictable bytes. */
  bytes(count: number): Buffer;
}

/** The operating system's randomness. */
export const systemRandom: Random = { below: (end) => randomInt(end), bytes: (count) => randomBytes(count) };
