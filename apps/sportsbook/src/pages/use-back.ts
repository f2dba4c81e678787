import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The handler of a Back link: returns to the page before, with its tab, search and scroll position. Undefined on the
 * first screen of a visit, where the link itself leads to the parent screen.
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
