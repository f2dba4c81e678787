/** Runs what gives taps on prices another meaning: at once where the app hears them, else once those that were kept are on the slip. */
export function onceTapsAreHeard(run: () => void): void {
  const keeper = window.__KIPENGA_TAPS__;
  if (keeper === undefined) run();
  else (keeper.waiting ??= []).push(run);
}
