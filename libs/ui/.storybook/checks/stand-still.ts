/**
 * Runs in the page. Waits until nothing has been drawn for so long, not at all for 0, and until all faces and pictures are here.
 * Signs that fade, such as the arrow of a moved price, are then held as they begin.
 */
export async function standStill(quietMs: number): Promise<void> {
  if (quietMs > 0)
    await new Promise<void>((done) => {
      let quiet = setTimeout(rest, quietMs);
      const observer = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(rest, quietMs);
      });
      const longEnough = setTimeout(rest, 20 * quietMs); // something that never rests is a picture's to complain of
      function rest(): void {
        observer.disconnect();
        clearTimeout(quiet);
        clearTimeout(longEnough);
        done();
      }
      observer.observe(document.body, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
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
