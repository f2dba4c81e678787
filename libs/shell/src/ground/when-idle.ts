/** Longest delay in milliseconds. */
const LONGEST_MS = 3000;

/**
 * Runs something when the browser is idle. Safari, which has no idle callback, waits for a moment instead.
 * @returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
