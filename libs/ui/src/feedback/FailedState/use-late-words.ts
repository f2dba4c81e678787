import { useEffect, useState } from 'react';

/** How long a screen reader is given to notice a region before words come into it, in ms. */
const NOTICED_AFTER_MS = 150;

/**
 * Whether the words of a live region that has just appeared may be heard. A region that arrives with its words is passed over by
 * most screen readers: they read what comes into one they know. `isSilent` takes the words away from the ear, so that the
 * same words are news afterwards.
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
