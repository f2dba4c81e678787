import { setTimeout as pause } from 'node:timers/promises';

export interface QueueBounds {
  /** The maximum length of the queue, besides the running work. */
  readonly waiting: number;
  /** Work that takes longer is given up: it answers null, and the next one begins. */
  readonly patienceMs: number;
  /** Pause after each piece of work, as a multiple of its duration, to leave the processor to others. */
  readonly rest?: number;
}

/** Runs work one piece after another. */
export interface BoundedQueue {
  /** Answers null if the work was not done, because the queue is full or it took too long. @throws the errors of the work. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

const inTime = async <T>(work: Promise<T>, patienceMs: number): Promise<T | null> => {
  const over = new AbortController();
  const late = pause(patienceMs, null, { signal: over.signal, ref: false }).catch(() => null);
  return Promise.race([work, late]).finally(() => over.abort());
};

/** Opens a queue with these bounds. A flood of work is turned away, without harm to the rest. */
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
