import { useLayoutEffect, useRef } from 'react';

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
  return (picks) => Math.max(...picks.map((pick) => since.current.get(pick) ?? Date.now()));
}
