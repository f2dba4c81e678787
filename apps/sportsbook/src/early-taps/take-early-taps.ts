/** The taps made before the app had loaded. */
export interface EarlyTaps {
  /** The outcomes switched on, oldest first. */
  readonly outcomes: readonly string[];
  /** The last tapped button that opens a window: Log In or Register. */
  readonly opener: HTMLElement | null;
  /** True if the slip bar was tapped last. */
  readonly opensSlip: boolean;
}

declare global {
  interface Window {
    /** Set by the script inside the page (keep-early-taps.ts). */
    __KIPENGA_TAPS__?: {
      readonly take: () => EarlyTaps;
      /** Work to do once the app handles taps (once-taps-are-heard.ts). */
      waiting?: (() => void)[];
    };
  }
}

/**
 * Takes the taps over from the script inside the page. One task removes its markup and replays the taps; waiting work
 * follows.
 */
export function takeEarlyTaps(): EarlyTaps {
  const keeper = window.__KIPENGA_TAPS__;
  delete window.__KIPENGA_TAPS__;
  keeper?.waiting?.forEach(queueMicrotask);
  return keeper?.take() ?? { outcomes: [], opener: null, opensSlip: false };
}
