/** Parts of the browser that live tables use. */
export interface LiveWorld {
  /** Opens a socket at a path of our own origin. */
  readonly openSocket: (path: string) => WebSocket;
  /** Runs `work` after this many milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Returns a number from 0 to just below 1. */
  readonly random: () => number;
  readonly isHidden: () => boolean;
  /** Calls the listener when the page is hidden or shown. Returns a function that stops it. */
  readonly onShownOrHidden: (listener: () => void) => () => void;
}

/** The real browser. */
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
