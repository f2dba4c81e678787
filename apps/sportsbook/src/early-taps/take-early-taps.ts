/** What was tapped before the app was there. */
export interface EarlyTaps {
  /** The outcomes now on, oldest first. */
  readonly outcomes: readonly string[];
  /** The button that was tapped to open a window, Log In or Register. */
  readonly opener: HTMLElement | null;
  /** The slip bar was tapped last. */
  readonly opensSlip: boolean;
}

declare global {
  interface Window {
    /** Put there by the script inside the page (keep-early-taps.ts). */
    __KIPENGA_TAPS__?: {
      readonly take: () => EarlyTaps;
      /** What waits until the app hears taps (once-taps-are-heard.ts). */
      waiting?: (() => void)[];
    };
  }
}

/** Takes over from the keeper inside the page. One task removes what it showed and replays the taps; what waits for that follows. */
export function takeEarlyTaps(): EarlyTaps {
  const keeper = window.__KIPENGA_TAPS__;
  delete window.__KIPENGA_TAPS__;
  keeper?.waiting?.forEach(queueMicrotask);
  return keeper?.take() ?? { outcomes: [], opener: null, opensSlip: false };
}
