import { setTimeout as pause } from 'node:timers/promises';

/** The real clock; tests pass their own. */
const REAL = { nowMs: () => performance.now(), pause: (ms: number): Promise<unknown> => pause(ms) };

/** Shares one look among all callers. A look starts after its callers asked and after the one before has ended, at most once per `atMostEveryMs`. */
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
