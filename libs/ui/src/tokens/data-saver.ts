import { useSyncExternalStore } from 'react';

/**
 * True if the visitor asked for less data. The root element has the attribute before its first paint: the platform sets it for
 * `Save-Data: on`, and the page's script on phones that save data and on 2G networks.
 */
export const isSavingData = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['saver'] === 'on';

function watchRoot(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributeFilter: ['data-saver'] });
  return () => watcher.disconnect();
}

/** The same as a hook. False on the server, whose output is the same for every visitor. */
export const useIsSavingData = (): boolean => useSyncExternalStore(watchRoot, isSavingData, () => false);
