/** What can wait waits no longer than this. */
const LONGEST_MS = 3000;

/** Runs something when the browser has nothing else to do; Safari, which cannot tell, gets a moment instead. @returns its stop. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
