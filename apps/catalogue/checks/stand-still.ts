/**
 * Runs in the page. Waits until all fonts and pictures are loaded and the last change is painted. Then stops fading signs, such as the arrow of a moved price, at
 * their start.
 */
export async function standStill(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images]
      .filter(({ complete, loading }) => !complete && loading !== 'lazy')
      .map((image) => image.decode().catch(() => undefined)),
  );
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
}

/**
 * Runs in the page before anything else. What a component does after seconds, such as saying that the network is slow, it does in no check: a
 * picture would hang on how long the machine takes. Longer waits are the limits of the hands, shorter ones what a component does at once.
 */
export function holdLongWaits(): void {
  const [shortestMs, longestMs] = [8_000, 20_000];
  const { setTimeout: begin } = globalThis;
  const beginOthers = (run: () => void, ms = 0, ...rest: []) =>
    ms >= shortestMs && ms <= longestMs ? 0 : begin(run, ms, ...rest);
  globalThis.setTimeout = Object.assign(beginOthers, begin) as typeof begin;
}

/** Runs in the page. Scrolls to the top and waits for the scroll event: otherwise the next story's list would take the event for its own, and draw more of itself. */
export async function scrollBack(): Promise<void> {
  if (window.scrollY === 0) return;
  const told = new Promise((done) => document.addEventListener('scroll', done, { once: true }));
  window.scrollTo({ top: 0, behavior: 'instant' });
  await told;
}
