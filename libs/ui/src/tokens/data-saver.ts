/**
 * Has the visitor asked for less data? The page's root element says so, from before its first paint: the platform wrote it for
 * `Save-Data: on`, or the page's own script for a phone that saves data or a network of the second generation.
 */
export const isSavingData = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['saver'] === 'on';
