/** More than the margin of one pick alone: so much above the multiplied price is not margin any more. */
const MOST_MARGIN = 1.1;

/** A combination without our margin, and its picks multiplied. */
interface Multiplied {
  readonly trueOdds: number;
  readonly multipliedOdds: number;
}

/**
 * Why multiplied prices are not the chance: picks that come in together more often than that says, or less often, or not far from it. The
 * multiplied price has the margin of each pick in it, the true one none, so only what is beyond those margins is told.
 */
export function whyNotMultiplied(
  { trueOdds, multipliedOdds }: Multiplied,
  picks: number,
): 'often' | 'seldom' | 'alone' {
  if (trueOdds < multipliedOdds) return 'often';
  return trueOdds > multipliedOdds * MOST_MARGIN ** picks ? 'seldom' : 'alone';
}
