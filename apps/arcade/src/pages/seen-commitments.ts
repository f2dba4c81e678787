import type { PastRound } from '../protocol.ts';

const KEPT = 40;

/** The commitments of a table's rounds, each as this page first saw it. */
export interface SeenCommitments {
  readonly see: (round: string, hash: string) => void;
  /** The committed hash of a round; for a round whose beginning this page missed, the hash that came with its seed. */
  readonly of: (past: Pick<PastRound, 'round' | 'hash'>) => string;
}

/** A commitment proves something only if it was seen before the seed: a hash that comes with a seed always fits. */
export const seenCommitments = (): SeenCommitments => {
  const seen = new Map<string, string>();
  return {
    see: (round, hash) => {
      if (seen.has(round)) return;
      seen.set(round, hash);
      for (const oldest of seen.keys()) if (seen.size > KEPT) seen.delete(oldest);
    },
    of: ({ round, hash }) => seen.get(round) ?? hash,
  };
};
