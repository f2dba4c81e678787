/** All that live tables need of a browser. */
export interface LiveWorld {
  /** Opens a socket at a path of our own origin. */
  readonly openSocket: (path: string) => WebSocket;
  /** Answers how to call it off. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** From 0 to just below 1. */
  readonly random: () => number;
  readonly isHidden: () => boolean;
  /** Hears when the page is hidden or shown. Answers how to stop listening. */
  readonly onShownOrHidden: (listener: () => void) => () => void;
}

/** The page's own. */
export const browserWorld: LiveWorld = {
  openSocket: (path) => {
    const url = new URL(path, window.location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url);
  },
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  isHidden: () => document.visibilityState === 'hidden',
  onShownOrHidden: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
