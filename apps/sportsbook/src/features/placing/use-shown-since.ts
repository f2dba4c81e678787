import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The time since when the picks have all been on this screen. A bet of theirs that was placed later is not placed
 * again from here, however late the screen learns of it (R4-14).
 */
export function useShownSince(onSlip: readonly string[]): (picks: readonly string[]) => number {
  const since = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const nowMs = Date.now();
    since.current = new Map(onSlip.map((pick) => [pick, since.current.get(pick) ?? nowMs]));
  });
  // A page restored from the cache reads its slip anew: its picks count as just made, even if they are the same.
  useEffect(() => {
    const startAnew = ({ persisted }: PageTransitionEvent) => {
      const nowMs = Date.now();
      if (persisted) since.current = new Map([...since.current.keys()].map((pick) => [pick, nowMs]));
    };
    window.addEventListener('pageshow', startAnew);
    return () => window.removeEventListener('pageshow', startAnew);
  }, []);
  return (picks) => Math.max(...picks.map((pick) => since.current.get(pick) ?? Date.now()));
}
