/** Counts the bytes that the worker fetches over the network, which pages cannot measure. */
export interface WorkerBytes {
  /** Bytes since the last call. Bytes counted by a worker that the browser ended since are lost. */
  readonly take: () => number;
}

export function workerBytes(): WorkerBytes {
  let bytes = 0;
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) bytes += (entry as PerformanceResourceTiming).transferSize;
    }).observe({ type: 'resource', buffered: true });
  } catch {
    // no measurement in workers in this browser
  }
  return {
    take: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
