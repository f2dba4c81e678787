import { useEffect, useState, type RefObject } from 'react';

/**
 * True once a place has been out of view after its content was ready: content that appears in a visible place moves
 * all below it. Without an observer in the browser, true at once.
 */
export function useIsOutOfSight(place: RefObject<Element | null>, isReady: boolean): boolean {
  const [wasOut, setWasOut] = useState(false);
  useEffect(() => {
    if (!isReady || wasOut || place.current === null) return;
    if (typeof IntersectionObserver === 'undefined') return setWasOut(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setWasOut(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isReady, place, wasOut]);
  return wasOut;
}
