import { createHash, createHmac } from 'node:crypto';
import { blockNames, type Digest } from './digest.ts';

/** A secret seed and its hash, which is published before any stake. Both in hex. */
export interface Commitment {
  /** 32 bytes; published when the round is over. */
  readonly seed: string;
  /** SHA-256 of the seed's bytes. */
  readonly hash: string;
}

const SEED_BYTES = 32;

/** A source of cryptographically random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** The commitment to a given seed, in hex. */
export const commitmentTo = (seed: string): Commitment => ({
  seed,
  hash: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
});

/** Draws a seed and commits to it. */
export const commit = (random: RandomBytes): Commitment =>
  commitmentTo(Buffer.from(random(SEED_BYTES)).toString('hex'));

/**
 * The digest of one round: HMAC-SHA256, keyed with the seed's bytes, of the names of its blocks, concatenated
 * (`blockNames`).
 */
export const digestOf = (seed: string, name: string, blocks = 1, ownBlocks = 0): Digest => {
  const key = Buffer.from(seed, 'hex');
  return Buffer.concat(
    blockNames(name, blocks, ownBlocks).map((block) => createHmac('sha256', key).update(block).digest()),
  );
};
