import { setTimeout as pause } from 'node:timers/promises';

export interface QueueBounds {
  /** How much may wait beside what is in hand. */
  readonly waiting: number;
  /** What takes longer is not waited for: it answers null, and the next one begins. */
  readonly patienceMs: number;
  /** How long to leave the processor to others after a piece of work, as a multiple of what it took. */
  readonly rest?: number;
}

/** Work done one after another. */
export interface BoundedQueue {
  /**
   * Answers null for work that is not done, as too much waits or it took too long. @throws what the work
   * throws.
   */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

const inTime = async <T>(work: Promise<T>, patienceMs: number): Promise<T | null> => {
  const over = new AbortController();
  const late = pause(patienceMs, null, { signal: over.signal, ref: false }).catch(() => null);
  return Promise.race([work, late]).finally(() => over.abort());
};

/** Opens a queue that never outgrows its bounds. Who floods it is turned away, and the others are served. */
export const boundedQueue = ({ waiting, patienceMs, rest = 0 }: QueueBounds): BoundedQueue => {
  let inHand = 0;
  let last: Promise<unknown> = Promise.resolve();

  const restAfter = async (since: number): Promise<void> => {
    if (rest > 0) await pause((performance.now() - since) * rest, null, { ref: false });
    inHand -= 1;
  };
  return {
    run: async (work) => {
      if (inHand > waiting) return null;
      inHand += 1;
      let since = 0;
      const turn = last.then(() => {
        since = performance.now();
        return inTime(work(), patienceMs);
      });
      last = turn.catch(() => null).then(() => restAfter(since));
      return turn;
    },
  };
};
