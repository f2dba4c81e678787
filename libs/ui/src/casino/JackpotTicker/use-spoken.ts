import { useEffect, useRef, useState } from 'react';

/**
 * The text to say aloud: nothing at first, then the latest change, at most once in `everyMs`. A value that streams in by the second
 * would otherwise talk over everything else on the page.
 */
export function useSpoken(text: string | null, everyMs: number): string {
  const [spoken, setSpoken] = useState('');
  const first = useRef(text);
  const lastAt = useRef(0);
  useEffect(() => {
    if (text === null || text === first.current) return;
    first.current = null;
    const wait = Math.max(0, lastAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      lastAt.current = performance.now();
      setSpoken(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, everyMs]);
  return spoken;
}
