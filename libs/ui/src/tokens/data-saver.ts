import { useSyncExternalStore } from 'react';

/**
 * Has the visitor asked for less data? The root element says so from before its first paint. The platform
 * wrote it for `Save-Data: on`, or the page's own script for a phone that saves data or a network of the
 * second generation.
 */
export const isSavingData = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['saver'] === 'on';

function watchRoot(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributeFilter: ['data-saver'] });
  return () => watcher.disconnect();
}

/** The same, for a component. It is false while a server draws: that draws for nobody in particular. */
export const useIsSavingData = (): boolean => useSyncExternalStore(watchRoot, isSavingData, () => false);
