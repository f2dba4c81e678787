import { useEffect, useState } from 'react';

/** Milliseconds a screen reader gets to notice a live region before its text is inserted. */
const NOTICED_AFTER_MS = 150;

/**
 * True once the text of a new live region may be inserted. Most screen readers ignore a region that arrives with its text and
 * announce only later changes. `isSilent` removes the text, so that the same text is announced again afterwards.
 */
export function useLateWords(isSilent: boolean): boolean {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    if (isSilent) return;
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setNoticed(false);
    };
  }, [isSilent]);
  return isNoticed && !isSilent;
}
