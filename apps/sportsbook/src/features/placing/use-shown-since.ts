import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Tells since when picks have all stood on this screen. What was placed after that is not placed from here once more, be the screen
 * ever so late to hear of it (R4-14).
 */
export function useShownSince(onSlip: readonly string[]): (picks: readonly string[]) => number {
  const since = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const nowMs = Date.now();
    since.current = new Map(onSlip.map((pick) => [pick, since.current.get(pick) ?? nowMs]));
  });
  // A page that comes back as it was left reads its slip anew: what stands there now was put there, be it the same picks.
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
