import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What happens when another screen arrives: the page is at its top (unless Back was used), and the screen's heading has the
 * focus, so that a screen reader says where one is. The first screen takes nothing.
 */
export function useRouteArrival(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  const how = useNavigationType();
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (how !== 'POP') window.scrollTo(0, 0);
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, how]);
  return main;
}
