import { useEffect, useState } from 'react';

/** Whether so many milliseconds have gone by since the component was first shown. */
export function useHasPassed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
