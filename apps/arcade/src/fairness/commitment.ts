import { createHash, createHmac } from 'node:crypto';
import { blockNames, type Digest } from './digest.ts';

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

/** The commitment to a seed that was drawn before, in hex. */
export const commitmentTo = (seed: string): Commitment => ({
  seed,
  hash: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
});

/** Draws a seed and commits to it. */
export const commit = (random: RandomBytes): Commitment =>
  commitmentTo(Buffer.from(random(SEED_BYTES)).toString('hex'));

/** The chance of one round: HMAC-SHA256 keyed with the seed's bytes over the names of its blocks, one after another (`blockNames`). */
export const digestOf = (seed: string, name: string, blocks = 1, ownBlocks = 0): Digest => {
  const key = Buffer.from(seed, 'hex');
  return Buffer.concat(
    blockNames(name, blocks, ownBlocks).map((block) => createHmac('sha256', key).update(block).digest()),
  );
};
