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
    __KIPENGA_TAPS__?: { readonly take: () => EarlyTaps };
  }
}

const waiting: (() => void)[] = [];

/** Takes over from the keeper inside the page. One task removes what it showed and replays the taps. */
export function takeEarlyTaps(): EarlyTaps {
  const keeper = window.__KIPENGA_TAPS__;
  delete window.__KIPENGA_TAPS__;
  for (const run of waiting.splice(0)) queueMicrotask(run);
  return keeper?.take() ?? { outcomes: [], opener: null, opensSlip: false };
}

/** Runs what gives taps on prices another meaning: at once where the app hears them, else once those that were kept are on the slip. */
export function onceTapsAreHeard(run: () => void): void {
  if (window.__KIPENGA_TAPS__ === undefined) run();
  else waiting.push(run);
}
