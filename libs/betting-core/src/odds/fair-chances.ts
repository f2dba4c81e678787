import { assertList, wrongArgument } from '../assertions.ts';

/**
 * Finds by bisection the power k at which the sum of chance^k is `target`: the sum falls as k grows. Chances lie
 * strictly between 0 and 1.
 *
 * @example
 * powerFor([0.5, 0.4, 0.2], 1).toFixed(4); // 1.1019
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
 * Returns the chances behind the decimal prices of a whole market, without margin, by the power method: each is
 * (1/price)^k, with the k at which they sum to 1. If k is not within 0.01 and 20, the prices are beyond any market's,
 * and the chances do not sum to 1. Throws RangeError for a price that is no number above 0.
 *
 * @example
 * fairChances([1.85, 3.4, 4.1]).map((chance) => chance.toFixed(4)); // 0.5149,0.2670,0.2181
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
