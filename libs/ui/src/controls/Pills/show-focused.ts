import type { FocusEvent } from 'react';

/**
 * Scrolls a row sideways when a key moves the focus to an element that is cut off: the browser itself stops as soon as a sliver is
 * visible. Taps do not scroll, since they would miss their target.
 */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
