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

/** What the browser was asked, and what it last showed. */
interface Asking {
  count: number;
  last: Promise<void>;
  isBrowserFull: boolean;
}

/** Tells of what a person does by the browser's own means. The browser tells late what it was asked: that is not followed. */
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

/** The browser's own full screen, and where it refuses (iPhones) a view that covers the page, which is inert meanwhile; Escape leaves both. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false);
  const asking = useRef<Asking>({ count: 0, last: Promise.resolve(), isBrowserFull: false });
  useEffect(() => followBrowser(() => ref.current, asking.current, setFull), [ref]);
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
