import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Handles the arrival of another screen: scrolls to the top (unless Back was used) and focuses the screen's heading, so that screen
 * readers announce it. Another list of the same screen, chosen by its tabs, also starts at the top but leaves the focus on the
 * tabs. The first screen takes no focus. A part named in the address is left to the screen.
 * @returns the ref for the main element.
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
