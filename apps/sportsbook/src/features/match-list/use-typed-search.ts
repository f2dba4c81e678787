import { useEffect, useRef } from 'react';

/** How long typing rests before a search is sent: a letter a call would cost a prepaid customer megabytes. */
export const TYPING_PAUSE_MS = 350;

/** Calls `apply` with the last text once typing has rested. */
export function useTypedSearch(apply: (text: string) => void): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(text), TYPING_PAUSE_MS);
  };
}
