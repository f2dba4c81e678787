import { useLayoutEffect, useRef } from 'react';

/** A press within this long of another, or of new words on the button, is a slip of the finger: it was meant for what stood there before. */
const DOUBLE_PRESS_MS = 400;

/**
 * Tells of a press, by when it was, whether it came too soon after the one before, or after what the button agrees to became another.
 * @param agreesTo names what a press agrees to, such as the prices that have moved.
 */
export function useDoublePress(agreesTo = ''): (at: number) => boolean {
  const lastPress = useRef(-DOUBLE_PRESS_MS);
  const shown = useRef({ agreesTo, at: -DOUBLE_PRESS_MS });
  useLayoutEffect(() => {
    if (shown.current.agreesTo !== agreesTo) shown.current = { agreesTo, at: performance.now() };
  }, [agreesTo]);
  return (at) => {
    const last = Math.max(lastPress.current, shown.current.at);
    if (at - last < DOUBLE_PRESS_MS) return true;
    lastPress.current = at;
    return false;
  };
}
