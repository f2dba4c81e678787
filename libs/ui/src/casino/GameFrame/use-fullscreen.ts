import { useEffect, useRef, useState, type RefObject } from 'react';
import { makeRestInert } from './make-rest-inert.ts';

/** A view that can fill the screen. */
export interface Fullscreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** Asks the browser to enter or leave full screen. Does nothing where the browser refuses (iPhones). */
async function askBrowser(box: HTMLElement | null, isFull: boolean): Promise<void> {
  try {
    if (isFull) await box?.requestFullscreen?.();
    else if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // The view covers the page instead.
  }
}

/** True if the browser shows this element in full screen. */
const isShownFull = (box: HTMLElement | null): boolean => box !== null && document.fullscreenElement === box;

/** Requests to the browser, and the last state it reported. */
interface Asking {
  count: number;
  last: Promise<void>;
  isBrowserFull: boolean;
}

/**
 * Follows full screen changes made by the browser's own controls. The browser reports our own requests late; those reports are
 * ignored.
 */
function followBrowser(
  box: () => HTMLElement | null,
  asking: Asking,
  setFull: (isFull: boolean) => void,
): () => void {
  const changed = () => {
    const wasFull = asking.isBrowserFull;
    asking.isBrowserFull = isShownFull(box());
    if (asking.count === 0 && asking.isBrowserFull !== wasFull) setFull(asking.isBrowserFull);
  };
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFull(false);
  document.addEventListener('fullscreenchange', changed);
  document.addEventListener('keydown', leave);
  return () => {
    document.removeEventListener('fullscreenchange', changed);
    document.removeEventListener('keydown', leave);
  };
}

/**
 * Fills the screen with the browser's full screen, or where it refuses (iPhones) with a view over the page, which is inert
 * meanwhile. Escape leaves both.
 */
export function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false);
  const asking = useRef<Asking>({ count: 0, last: Promise.resolve(), isBrowserFull: false });
  useEffect(() => followBrowser(() => ref.current, asking.current, setFull), [ref]);
  useEffect(() => (isFull && ref.current !== null ? makeRestInert(ref.current) : undefined), [isFull, ref]);
  const toggle = () => {
    setFull(!isFull);
    const { current } = asking;
    current.count += 1;
    // One request after the other: the button may be pressed again before the browser has finished.
    current.last = current.last
      .then(() => askBrowser(ref.current, !isFull))
      .then(() => {
        current.count -= 1;
        current.isBrowserFull = isShownFull(ref.current);
      });
  };
  return { isFull, toggle };
}
