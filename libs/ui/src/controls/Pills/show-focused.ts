import type { FocusEvent } from 'react';

/**
 * Moves a row that scrolls sideways when a key brings the focus to one that the edge cuts off: the browser leaves it there once a sliver of
 * it shows. A tap moves nothing: it would miss what it aimed at.
 */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
