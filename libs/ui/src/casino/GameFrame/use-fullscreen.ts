import { useEffect, useState, type RefObject } from 'react';
import { makeRestInert } from './make-rest-inert.ts';

/** A view that can fill the screen. */
export interface Fullscreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** The browser's own full screen, and where it refuses (iPhones) a view that covers the page, which is inert meanwhile; Escape leaves both. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const followBrowser = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
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
    if (isFull) {
      setFull(false);
      if (document.fullscreenElement) void document.exitFullscreen();
      return;
    }
    setFull(true);
    void ref.current?.requestFullscreen?.().catch(() => undefined);
  };
  return { isFull, toggle };
}
