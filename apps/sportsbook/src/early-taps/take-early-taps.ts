declare global {
  interface Window {
    /** Put there by the script inside the page (keep-early-taps.ts). */
    __KIPENGA_TAPS__?: { readonly take: () => readonly string[] };
  }
}

/** Takes over from the keeper inside the page: the outcomes tapped so far, oldest first. */
export function takeEarlyTaps(): readonly string[] {
  const keeper = window.__KIPENGA_TAPS__;
  delete window.__KIPENGA_TAPS__;
  return keeper?.take() ?? [];
}
