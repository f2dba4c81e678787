/** Requests that are on their way while the jobs go on: a slow gateway holds up nobody else. */
export interface RequestsInFlight {
  /** Starts one; waits only while very many are on their way. */
  start(request: () => Promise<void>): Promise<void>;
  /** Resolves when none is on its way. */
  idle(): Promise<void>;
}

const MOST_AT_ONCE = 50;

/** @param onFailure is told when what came of one could not be kept: it is found again by who looks for it. */
export const requestsInFlight = (onFailure: (error: unknown) => void): RequestsInFlight => {
  const inFlight = new Set<Promise<void>>();
  return {
    start: async (request) => {
      while (inFlight.size >= MOST_AT_ONCE) await Promise.race(inFlight);
      const started: Promise<void> = request()
        .catch(onFailure)
        .finally(() => inFlight.delete(started));
      inFlight.add(started);
    },
    idle: async () => {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
};
