const LONGEST_FRAME_MS = 300;

/** Runs something once the next frame is painted; a page without frames does not wait for one. */
export function afterPaint(run: () => void): void {
  let hasRun = false;
  const once = () => {
    if (!hasRun) run();
    hasRun = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_FRAME_MS);
}
