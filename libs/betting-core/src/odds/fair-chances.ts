import { assertList, wrongArgument } from '../assertions.ts';

/**
 * The power k where the sum of chance^k meets `target`, by bisection: the sum falls as k grows. Chances lie
 * strictly between 0 and 1.
 */
export function powerFor(chances: readonly number[], target: number): number {
  let [low, high] = [0.01, 20];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (chances.reduce((sum, chance) => sum + chance ** middle, 0) > target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The fair chances behind a whole market's decimal prices, the margin taken out: the k with sum((1/price)^k) =
 * 1 (the power method). Where prices are beyond any market's, so that k is not within 0.01 and 20, the chances are not 1 together.
 * Throws RangeError for what is no number above 0.
 */
export function fairChances(prices: readonly number[]): readonly number[] {
  assertList(prices, 'prices');
  for (const [at, price] of prices.entries())
    if (!(Number.isFinite(price) && price > 0))
      throw wrongArgument(`prices[${at}]`, price, 'a decimal price above 0');
  const implied = prices.map((price) => 1 / price);
  const power = powerFor(implied, 1);
  return implied.map((chance) => chance ** power);
}
