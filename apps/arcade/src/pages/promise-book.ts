import type { PastRound } from '../protocol.ts';

const KEPT = 40;

/** What the arcade promised, as this page heard it first. */
export interface PromiseBook {
  readonly hear: (round: string, hash: string) => void;
  /** The hash promised for a round; of one this page did not see begin, what is told with its seed. */
  readonly of: (past: Pick<PastRound, 'round' | 'hash'>) => string;
}

/** A promise is worth something only when it is heard before the seed: the hash that comes with a seed fits it always. */
export const promiseBook = (): PromiseBook => {
  const heard = new Map<string, string>();
  return {
    hear: (round, hash) => {
      if (heard.has(round)) return;
      heard.set(round, hash);
      for (const oldest of heard.keys()) if (heard.size > KEPT) heard.delete(oldest);
    },
    of: ({ round, hash }) => heard.get(round) ?? hash,
  };
};
