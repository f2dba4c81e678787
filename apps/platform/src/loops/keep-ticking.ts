import { DatabaseUnavailable } from '../database/index.ts';
import { inRequest } from '../requests/index.ts';

/** Work that is done again and again. */
export interface Ticking {
  /** Used in reports of failures. */
  readonly name: string;
  readonly tick: () => Promise<unknown>;
  /** Real seconds until something is due; the next tick is not later than that. */
  readonly secondsToNextEvent?: () => Promise<number>;
  /** The longest between two ticks. */
  readonly tickSeconds: number;
  readonly onFailure: (what: string, error: unknown) => void;
}

/** A loop in the background. */
export interface Loop {
  /** Ticks at once; a tick that is running is followed by another. */
  wake(): void;
  /** Ends the loop and waits for the tick that is running. */
  stop(): Promise<void>;
}

const SHORTEST_SECONDS = 1;

/** Ticks once. @returns the seconds until the next tick. */
const ticker = ({ name, tick, secondsToNextEvent, tickSeconds, onFailure }: Ticking) => {
  let isAway = false;
  return async (): Promise<number> => {
    try {
      await tick();
      isAway = false;
      return Math.min(tickSeconds, Math.max(SHORTEST_SECONDS, (await secondsToNextEvent?.()) ?? Infinity));
    } catch (error) {
      // That the database is away is reported once, not at every tick.
      if (!isAway) onFailure(name, error);
      isAway = error instanceof DatabaseUnavailable;
      return tickSeconds;
    }
  };
};

/** Ticks in the background until stopped. A tick that fails is followed by the next. */
export const keepTicking = (ticking: Ticking): Loop => {
  const tickOnce = ticker(ticking);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  const tickOn = async (): Promise<void> => {
    isWoken = false;
    const seconds = await tickOnce();
    if (isWoken && !isStopped) return tickOn();
    running = null;
    if (!isStopped) runAfter(seconds);
  };
  // A loop is the house's own work, also after a call has woken it.
  const run = (): Promise<void> => inRequest(null, tickOn);
  const runAfter = (seconds: number): void => {
    timer = setTimeout(() => {
      running = run();
    }, seconds * 1000);
  };

  runAfter(ticking.tickSeconds);
  return {
    wake: () => {
      isWoken = true;
      if (isStopped || running) return;
      clearTimeout(timer);
      running = run();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
