/** When every scene begins: a Saturday noon in Nairobi, a day before the contract's sample match. */
export const SCENE_BEGINS_MS = Date.parse('2026-11-21T09:00:00Z');

/** Shorter timers are the screen's own work, not waiting. */
const SHORTEST_WAIT_MS = 500;
const SOON_MS = 10;

/** The time of one scene. */
export interface SceneClock {
  /** Stops the scene's timers, so that its pictures are always the same. */
  readonly holdStill: () => void;
  /** Restores the page's own clock. */
  readonly stop: () => void;
}

/** Sets the page's clock to the beginning of a scene; it runs from there. Waits of at most `hasWaitedMs` end at once: nobody waits 8 s to see a slow network. */
export function startSceneClock(hasWaitedMs = 0): SceneClock {
  const { now } = Date;
  const { setTimeout: begin } = globalThis;
  const offsetMs = SCENE_BEGINS_MS - now();
  let isStill = false;
  Date.now = () => now() + offsetMs;
  const beginHere = (run: unknown, ms = 0, ...rest: unknown[]) => {
    const isOurs = ms >= SHORTEST_WAIT_MS && typeof run === 'function' && !isStill; // later ones are of the checks, such as axe's
    if (!isOurs) return begin(run as () => void, ms, ...rest);
    return begin(() => void (isStill || run(...rest)), ms <= hasWaitedMs ? SOON_MS : ms);
  };
  globalThis.setTimeout = Object.assign(beginHere, begin) as typeof begin;
  return {
    holdStill: () => void (isStill = true),
    stop: () => {
      Date.now = now;
      globalThis.setTimeout = begin;
    },
  };
}
