/** Greatest ratio of true to multiplied price that is explained by the margin of a single pick. */
const MOST_MARGIN = 1.1;

/** The price of a combination without margin, and the product of its picks' prices. */
interface Multiplied {
  readonly trueOdds: number;
  readonly multipliedOdds: number;
}

/**
 * Says how the joint chance differs from the product of the single ones: the picks win together more often, less often, or about as
 * often. The multiplied price includes the margin of each pick and the true one none, so only differences beyond those margins
 * count.
 */
export function whyNotMultiplied(
  { trueOdds, multipliedOdds }: Multiplied,
  picks: number,
): 'often' | 'seldom' | 'alone' {
  if (trueOdds < multipliedOdds) return 'often';
  return trueOdds > multipliedOdds * MOST_MARGIN ** picks ? 'seldom' : 'alone';
}
