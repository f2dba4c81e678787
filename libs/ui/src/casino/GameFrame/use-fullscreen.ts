import { useEffect, useRef, useState, type RefObject } from 'react';
import { makeRestInert } from './make-rest-inert.ts';

/** A view that can fill the screen. */
export interface Fullscreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** Asks the browser for its own full screen, or to leave it; one that refuses (iPhones) changes nothing. */
async function askBrowser(box: HTMLElement | null, isFull: boolean): Promise<void> {
  try {
    if (isFull) await box?.requestFullscreen?.();
    else if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // The view covers the page instead.
  }
}

/** Does the browser show this box, and nothing else? */
const isShownFull = (box: HTMLElement | null): boolean => box !== null && document.fullscreenElement === box;

/** The browser's own full screen, and where it refuses (iPhones) a view that covers the page, which is inert meanwhile; Escape leaves both. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false);
  const asking = useRef({ count: 0, last: Promise.resolve(), isBrowserFull: false });
  useEffect(() => {
    // The browser tells late what it was asked: only what a person did by its own means is followed.
    const followBrowser = () => {
      const { current } = asking;
      const wasFull = current.isBrowserFull;
      current.isBrowserFull = isShownFull(ref.current);
      if (current.count === 0 && current.isBrowserFull !== wasFull) setFull(current.isBrowserFull);
    };
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFull(false);
    document.addEventListener('fullscreenchange', followBrowser);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', followBrowser);
      document.removeEventListener('keydown', leave);
    };
  }, [ref]);
  useEffect(() => (isFull && ref.current !== null ? makeRestInert(ref.current) : undefined), [isFull, ref]);
  const toggle = () => {
    setFull(!isFull);
    const { current } = asking;
    current.count += 1;
    // One after the other: a second press may come before the browser has done the first.
    current.last = current.last
      .then(() => askBrowser(ref.current, !isFull))
      .then(() => {
        current.count -= 1;
        current.isBrowserFull = isShownFull(ref.current);
      });
  };
  return { isFull, toggle };
}
