import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What happens when another screen arrives: the page is at its top (unless Back was used), and the screen's heading has the
 * focus, so that a screen reader says where one is. Another list of the same screen, by its tabs, starts at the top too and
 * leaves the focus on them. The first screen takes nothing; a part that the address names is the screen's to go to.
 */
export function useRouteArrival({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const last = useRef({ pathname, search });
  const how = useNavigationType();
  useEffect(() => {
    const isOther = last.current.pathname !== pathname;
    if (!isOther && last.current.search === search) return;
    last.current = { pathname, search };
    if (hash) return;
    if (how === 'PUSH' || (isOther && how === 'REPLACE')) window.scrollTo(0, 0);
    if (isOther) main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, search, hash, how]);
  return main;
}
