import { setTimeout as pause } from 'node:timers/promises';

/** What tells time and waits; a test brings its own. */
const REAL = { nowMs: () => performance.now(), pause: (ms: number): Promise<unknown> => pause(ms) };

/** Lets all who ask have one look between them: it begins after they asked, once the one before has ended, and at most once in so long. */
export const sharedLook = <T>(
  look: () => Promise<T>,
  atMostEveryMs: number,
  time = REAL,
): (() => Promise<T>) => {
  let running: Promise<unknown> | null = null;
  let begunAt = -Infinity;
  let next: Promise<T> | null = null;
  return () => {
    next ??= (async () => {
      await running?.catch(() => undefined);
      const wait = begunAt + atMostEveryMs - time.nowMs();
      if (wait > 0) await time.pause(wait);
      [next, begunAt] = [null, time.nowMs()];
      const mine = look();
      running = mine;
      return mine;
    })();
    return next;
  };
};
