import { useSyncExternalStore } from 'react';

/** From here on the house has its desktop header (R2-20, R2-28). */
const query = () => globalThis.matchMedia?.('(min-width: 768px)');

function subscribe(onChange: () => void): () => void {
  const wide = query();
  wide?.addEventListener('change', onChange);
  return () => wide?.removeEventListener('change', onChange);
}

/** Is the screen wide enough for the desktop header? A server draws for a phone. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
