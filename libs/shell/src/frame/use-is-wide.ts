import { useSyncExternalStore } from 'react';

/** Makes a hook that tells whether the window is at least so wide, in lines of the reader's own text size. A server draws for a phone. */
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

/** Is the screen wide enough for the desktop header (R2-20, R2-28)? */
export const useIsWide = whetherAtLeast(48);

/** Is there room in that header for the whole menu? Else it stands under it. */
export const useIsRoomForMenu = whetherAtLeast(80);
