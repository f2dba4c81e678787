import type { PastRound } from '../protocol.ts';

const KEPT = 40;

/** The commitments of a table's rounds, each as this page saw it first. */
export interface SeenCommitments {
  readonly see: (round: string, hash: string) => void;
  /** The hash a round was committed to; of one this page did not see begin, what is told with its seed. */
  readonly of: (past: Pick<PastRound, 'round' | 'hash'>) => string;
}

/** A commitment is worth something only when it is seen before the seed: the hash that comes with a seed fits it always. */
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
