import { isStill } from './dom.ts';

/** Interval of redrawing a scene whose page gets no animation frames: its countdown and buttons must go on. */
const FRAMELESS_MS = 250;

/** Draws at every animation frame; by the clock where there are none, or under reduced motion. */
export const keepDrawing = (draw: () => void): void => {
  const atFrame = (): void => {
    draw();
    if (!isStill()) requestAnimationFrame(atFrame);
  };
  requestAnimationFrame(atFrame);
  setInterval(draw, FRAMELESS_MS);
};

/**
 * Calls `then` once a scene has had this long to show something, by the clock and not by frames. Calls at once under
 * reduced motion or on a hidden page.
 * @returns the function that cancels it
 */
export const afterScene = (ms: number, then: () => void): (() => void) => {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  const finish = (): void => {
    if (isOver) return;
    end();
    then();
  };
  const look = (): void => {
    if (document.hidden) finish();
  };
  if (ms <= 0 || isStill() || document.hidden) finish();
  else {
    timer = setTimeout(finish, ms);
    document.addEventListener('visibilitychange', look);
  }
  return end;
};
