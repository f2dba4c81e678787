import { isSavingData } from '@kipenga/ui';
import { useSyncExternalStore } from 'react';

/** What tells that there is a person at the page: a finger when it leaves, so that nothing comes between it and its tap. */
const SIGNS = ['pointerup', 'click', 'keydown', 'scroll'] as const;

let hasSeenSign = false;

/**
 * Whether the page may fetch ahead of what a person asks for. It may, unless data is saved: then from the first touch, key or scroll
 * on. A browser that cannot tell whether it was touched before our code came is taken for one that was.
 */
const isPrefetchAllowed = (): boolean =>
  !isSavingData() ||
  hasSeenSign ||
  !('userActivation' in navigator) ||
  navigator.userActivation.hasBeenActive;

/** Runs something with the next sign of a person. @returns its stop. */
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

/** Runs a prefetch: at once, or with the first sign of a person where data is saved. @returns its stop. */
export function whenPrefetchAllowed(run: () => void): () => void {
  if (!isPrefetchAllowed())
    return whenTouched(() => {
      hasSeenSign = true;
      run();
    });
  run();
  return () => undefined;
}

/** Whether the page may prefetch. It may not while a server draws, nor while its page hydrates. */
export const useIsPrefetchAllowed = (): boolean =>
  useSyncExternalStore(whenPrefetchAllowed, isPrefetchAllowed, () => false);
