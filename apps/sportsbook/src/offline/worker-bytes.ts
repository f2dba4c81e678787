/** Counts what the worker fetches over the network: a page cannot see it, browsers tell it of the worker's answers alone. */
export interface WorkerBytes {
  /** How many since it was last asked. What a worker counted that the browser ended meanwhile is lost. */
  readonly take: () => number;
}

export function workerBytes(): WorkerBytes {
  let bytes = 0;
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) bytes += (entry as PerformanceResourceTiming).transferSize;
    }).observe({ type: 'resource', buffered: true });
  } catch {
    // a browser that measures nothing in workers
  }
  return {
    take: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
