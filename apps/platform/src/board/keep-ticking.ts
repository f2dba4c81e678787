export interface Ticking {
  readonly tick: () => Promise<void>;
  /** Real seconds until something is due; the next look is not later than that. */
  readonly secondsToNextEvent: () => Promise<number>;
  /** The longest between two looks. */
  readonly tickSeconds: number;
  readonly onFailure: (what: string, error: unknown) => void;
}

const SHORTEST_SECONDS = 1;

/** Ticks once. @returns the seconds until the next tick. */
const tickOnce = async ({ tick, secondsToNextEvent, tickSeconds, onFailure }: Ticking): Promise<number> => {
  try {
    await tick();
    return Math.min(tickSeconds, Math.max(SHORTEST_SECONDS, await secondsToNextEvent()));
  } catch (error) {
    onFailure('keeping the board', error);
    return tickSeconds;
  }
};

/**
 * Ticks in the background until stopped; stopping waits for the tick that is running. A tick that fails is
 * followed by the next.
 */
export function keepTicking(ticking: Ticking): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const tickAndGoOn = async (): Promise<void> => {
    const next = await tickOnce(ticking);
    if (!isStopped) tickAfter(next);
  };
  const tickAfter = (seconds: number): void => {
    timer = setTimeout(() => {
      running = tickAndGoOn();
    }, seconds * 1000);
  };

  tickAfter(ticking.tickSeconds);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
