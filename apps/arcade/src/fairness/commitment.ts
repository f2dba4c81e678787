import { createHash, createHmac } from 'node:crypto';
import { blockName, type Digest } from './digest.ts';

/** A seed nobody knows yet, and its hash, which is shown before anybody stakes on it. Both in hex. */
export interface Commitment {
  /** 32 bytes; told when the round is over. */
  readonly seed: string;
  /** SHA-256 of the seed's bytes. */
  readonly hash: string;
}

const SEED_BYTES = 32;

/** Where unpredictable bytes come from. */
export type RandomBytes = (count: number) => Uint8Array;

/** Draws a seed and commits to it. */
export const commit = (random: RandomBytes): Commitment => {
  const seed = Buffer.from(random(SEED_BYTES));
  return { seed: seed.toString('hex'), hash: createHash('sha256').update(seed).digest('hex') };
};

/** The chance of one round: HMAC-SHA256 keyed with the seed's bytes over the names of its blocks, one after another. */
export const digestOf = (seed: string, name: string, blocks = 1): Digest => {
  const key = Buffer.from(seed, 'hex');
  const block = (_: unknown, index: number): Buffer =>
    createHmac('sha256', key).update(blockName(name, index)).digest();
  return Buffer.concat(Array.from({ length: blocks }, block));
};
