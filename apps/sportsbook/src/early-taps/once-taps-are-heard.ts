/**
 * Runs work that changes the effect of taps on prices: at once if the app handles taps, else after the kept taps are
 * on the slip.
 */
export function onceTapsAreHeard(run: () => void): void {
  const keeper = window.__KIPENGA_TAPS__;
  if (keeper === undefined) run();
  else (keeper.waiting ??= []).push(run);
}
