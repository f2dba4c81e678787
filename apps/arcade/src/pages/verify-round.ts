import { blockNames } from '../fairness/digest.ts';

/** The outcome of recomputing a round: as promised, not as promised, or impossible in this browser. */
export type Verdict = 'kept' | 'broken' | 'unable';

interface Claim {
  /** In hex. */
  readonly seed: string;
  readonly hash: string;
  /** The round's full name, to which the seed is applied. */
  readonly name: string;
  /** The number of blocks in the game's digest; 1 by default. */
  readonly blocks?: number;
  /** The number of further blocks for a stake's own draw; 0 by default. */
  readonly ownBlocks?: number;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Recomputes a round with the browser's cryptography, which exists on https and localhost only. */
export const verifyRound = async (
  { seed, hash, name, blocks = 1, ownBlocks = 0 }: Claim,
  isResult: (digest: Uint8Array) => boolean,
): Promise<Verdict> => {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return 'unable';
  if (!/^[0-9a-f]{64}$/.test(seed)) return 'broken';
  const promised = hexOf(await subtle.digest('SHA-256', bytesOf(seed)));
  const key = await subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signed = blockNames(name, blocks, ownBlocks).map((block) =>
    subtle.sign('HMAC', key, new TextEncoder().encode(block)),
  );
  const digest = Uint8Array.from((await Promise.all(signed)).flatMap((one) => [...new Uint8Array(one)]));
  return promised === hash && isResult(digest) ? 'kept' : 'broken';
};
