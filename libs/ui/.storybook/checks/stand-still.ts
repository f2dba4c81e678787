/**
 * Runs in the page. Waits until nothing was drawn for so long, and all faces and pictures are here. Signs that fade, such as the
 * arrow of a moved price, are then held as they begin.
 */
export async function standStill(quietMs: number): Promise<void> {
  const isQuiet = new Promise<void>((done) => {
    let timer = setTimeout(done, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    setTimeout(done, 20 * quietMs); // something that never rests is a picture's to complain of
  });
  if (quietMs > 0) await isQuiet;
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
