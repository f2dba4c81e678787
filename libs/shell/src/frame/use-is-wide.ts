import { useSyncExternalStore } from 'react';

/**
 * Makes a hook that is true if the window is at least this wide, in em of the visitor's text size. False on the server, which
 * renders for a phone.
 */
function whetherAtLeast(em: number): () => boolean {
  const query = () => globalThis.matchMedia?.(`(min-width: ${em}em)`);
  const subscribe = (onChange: () => void): (() => void) => {
    const wide = query();
    wide?.addEventListener('change', onChange);
    return () => wide?.removeEventListener('change', onChange);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => query()?.matches ?? false,
      () => false,
    );
}

/** True if the screen is wide enough for the desktop header (R2-20, R2-28). */
export const useIsWide = whetherAtLeast(48);

/** True if the whole menu fits into that header; otherwise it is below it. */
export const useIsRoomForMenu = whetherAtLeast(80);
