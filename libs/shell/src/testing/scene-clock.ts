/** When every scene begins: a Saturday noon in Nairobi, a day before the contract's sample match. */
export const SCENE_BEGINS_MS = Date.parse('2026-11-21T09:00:00Z');

/** Sets the page's clock to the beginning of a scene; it goes on from there. @returns what sets it right again. */
export function startSceneClock(): () => void {
  const real = Date.now;
  const offsetMs = SCENE_BEGINS_MS - real();
  Date.now = () => real() + offsetMs;
  return () => {
    Date.now = real;
  };
}
