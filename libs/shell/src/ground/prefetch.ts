import { isSavingData } from '@kipenga/ui';
import { useSyncExternalStore } from 'react';

/** What tells that there is a person at the page. */
const SIGNS = ['pointerdown', 'click', 'keydown', 'scroll'] as const;

let hasSeenSign = false;

/**
 * May be fetched what nobody has asked for yet? Always, unless data is saved: then from the first touch, key or scroll on. A
 * browser that cannot tell whether it was touched before our code came is taken for one that was.
 */
const isWanted = (): boolean =>
  !isSavingData() ||
  hasSeenSign ||
  !('userActivation' in navigator) ||
  navigator.userActivation.hasBeenActive;

/** Runs what comes ahead of a person: at once, or with their first sign where data is saved. @returns its stop. */
export function whenWanted(run: () => void): () => void {
  if (isWanted()) {
    run();
    return () => undefined;
  }
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, start, true);
  };
  const start = () => {
    hasSeenSign = true;
    stop();
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, start, { capture: true, passive: true });
  return stop;
}

/** Is it time to fetch what nobody has asked for yet? Never while a server draws, nor while its page hydrates. */
export const useIsWanted = (): boolean => useSyncExternalStore(whenWanted, isWanted, () => false);
