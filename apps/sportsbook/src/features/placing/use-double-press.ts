import { useRef } from 'react';

/** A second press within this long is a slip of the finger, above all when the button has just changed its words. */
const DOUBLE_PRESS_MS = 400;

/** Tells of a press, by when it was, whether it came too soon after the one before. */
export function useDoublePress(): (at: number) => boolean {
  const lastPress = useRef(-DOUBLE_PRESS_MS);
  return (at) => {
    if (at - lastPress.current < DOUBLE_PRESS_MS) return true;
    lastPress.current = at;
    return false;
  };
}
