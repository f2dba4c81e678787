import { isStill } from './dom.ts';

/** A scene whose page is given no frames is drawn again this often: its countdown and its buttons are words too. */
const FRAMELESS_MS = 250;

/** Draws at every frame the page is given, and by the clock where it is given none or nothing should move. */
export const keepDrawing = (draw: () => void): void => {
  const atFrame = (): void => {
    draw();
    if (!isStill()) requestAnimationFrame(atFrame);
  };
  requestAnimationFrame(atFrame);
  setInterval(draw, FRAMELESS_MS);
};

/**
 * Calls `then` when a scene has had this long to show something. It waits for no frame: a phone that draws none hears as soon as any other. Where
 * nothing should move or nobody looks, it calls at once. @returns how to call it off
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
