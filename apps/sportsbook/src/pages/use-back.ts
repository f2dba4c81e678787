import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What Back on a screen does: to where one came from, with its tab, search and place on the page; on the first screen of a visit
 * the link goes where the screen belongs.
 */
export function useBack(): ((event: MouseEvent) => void) | undefined {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  if (isFirst) return undefined;
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}
