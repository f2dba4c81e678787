const LONGEST_FRAME_MS = 300;

/** Runs something after the next frame is painted, or without waiting if the page paints no frames. */
export function afterPaint(run: () => void): void {
  let hasRun = false;
  const once = () => {
    if (!hasRun) run();
    hasRun = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_FRAME_MS);
}
