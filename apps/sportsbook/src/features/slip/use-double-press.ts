import { useLayoutEffect, useRef } from 'react';

/**
 * A press within this time after another press, or after new words on the button, counts as unintended: it was aimed
 * at the earlier button.
 */
const DOUBLE_PRESS_MS = 400;

/**
 * Returns a function that tells of a press, by its time, whether it came too soon: after another press, or after the
 * button's meaning changed.
 * @param agreesTo key of what a press agrees to, such as moved prices.
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
