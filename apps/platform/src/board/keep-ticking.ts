export interface Ticking {
  readonly tick: () => Promise<void>;
  /** Real seconds until something is due; the next look is not later than that. */
  readonly secondsToNextEvent: () => Promise<number>;
  /** The longest between two looks. */
  readonly tickSeconds: number;
  readonly onFailure: (what: string, error: unknown) => void;
}

const SHORTEST_SECONDS = 1;

/**
 * Ticks in the background until stopped; stopping waits for the tick that is running. A tick that fails is
 * followed by the next.
 */
export function keepTicking({ tick, secondsToNextEvent, tickSeconds, onFailure }: Ticking): {
  stop(): Promise<void>;
} {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const waitThenTick = (seconds: number): void => {
    timer = setTimeout(() => {
      running = once();
    }, seconds * 1000);
  };
  const once = async (): Promise<void> => {
    let seconds = tickSeconds;
    try {
      await tick();
      if (!isStopped) seconds = Math.min(tickSeconds, Math.max(SHORTEST_SECONDS, await secondsToNextEvent()));
    } catch (error) {
      onFailure('keeping the board', error);
    }
    if (!isStopped) waitThenTick(seconds);
  };

  waitThenTick(tickSeconds);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
