import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a place has been out of sight since something is there to fill it. What comes into a place that is
 * looked at moves what stands below it. A browser that cannot tell fills it at once.
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
