import { isSavingData } from '@kipenga/ui';
import { useSyncExternalStore } from 'react';

/** Events that show that a person uses the page; for touch the end of it, so that nothing delays the tap. */
const SIGNS = ['pointerup', 'click', 'keydown', 'scroll'] as const;

let hasSeenSign = false;

/**
 * True if the page may prefetch. In data saving it may only after the first touch, key or scroll. A browser that cannot tell
 * whether there was one before our code loaded counts as touched.
 */
const isPrefetchAllowed = (): boolean =>
  !isSavingData() ||
  hasSeenSign ||
  !('userActivation' in navigator) ||
  navigator.userActivation.hasBeenActive;

/**
 * Runs something at the next sign of a person.
 * @returns a function that cancels it.
 */
export function whenTouched(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, start, true);
  };
  const start = () => {
    stop();
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, start, { capture: true, passive: true });
  return stop;
}

/**
 * Runs a prefetch at once, or in data saving at the first sign of a person.
 * @returns a function that cancels it.
 */
export function whenPrefetchAllowed(run: () => void): () => void {
  if (!isPrefetchAllowed())
    return whenTouched(() => {
      hasSeenSign = true;
      run();
    });
  run();
  return () => undefined;
}

/** True if the page may prefetch. False on the server and while the page hydrates. */
export const useIsPrefetchAllowed = (): boolean =>
  useSyncExternalStore(whenPrefetchAllowed, isPrefetchAllowed, () => false);
