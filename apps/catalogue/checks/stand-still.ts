/**
 * Runs in the page. Waits until all faces and pictures are here and what was last changed is painted. Signs that fade, such as the arrow
 * of a moved price, are then held as they begin.
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
