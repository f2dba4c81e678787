import { assertPrices } from '../assertions.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import { groupThousands } from '../money/group-thousands.ts';
import type { Odds } from './odds.ts';

/** The exact product of prices, as a fraction of whole numbers. It is for the rules' arithmetic, not for storing. */
export interface TotalOdds {
  /** The product of the prices' thousandths. */
  readonly numerator: bigint;
  /** 1000 to the number of prices. */
  readonly denominator: bigint;
}

/**
 * Returns the product of prices, never rounded; 1 without prices. Throws RangeError for a wrong price.
 *
 * @example
 * const { numerator, denominator } = totalOdds([1_850, 2_100, 3_400].map(oddsFromThousandths));
 * `${numerator} / ${denominator}`; // 13209000000 / 1000000000
 */
export function totalOdds(prices: readonly Odds[]): TotalOdds {
  assertPrices(prices);
  return productOf(prices);
}

/** The same for prices that were asserted before: a quote asks for it many times. */
export function productOf(prices: readonly number[]): TotalOdds {
  return {
    numerator: prices.reduce((product, price) => product * BigInt(price), 1n),
    denominator: 1_000n ** BigInt(prices.length),
  };
}

/** Rounds an exact multiple to hundredths, half up. */
export const hundredthsOf = ({ numerator, denominator }: TotalOdds): bigint =>
  divideHalfUp(100n * numerator, denominator);

/** Turns hundredths into a number. Anything beyond the largest number becomes that number, since JSON has no infinity. */
export const asNumber = (hundredths: bigint): number => Math.min(Number(hundredths), Number.MAX_VALUE);

/**
 * Returns the product of prices in hundredths, half up: the wire's `total_odds` times 100. It is for showing and
 * storing, never for arithmetic. A product beyond the largest number becomes that number. Throws RangeError for a wrong
 * price.
 *
 * @example
 * totalOddsHundredths([1_850, 2_100, 3_400].map(oddsFromThousandths)); // 1321
 */
export function totalOddsHundredths(prices: readonly Odds[]): number {
  assertPrices(prices);
  return asNumber(hundredthsOf(productOf(prices)));
}

/**
 * Writes the product of prices as customers read it, with two decimals and thousands separators. Throws RangeError for
 * a wrong price.
 *
 * @example
 * formatTotalOdds([1_850, 2_100, 3_400].map(oddsFromThousandths)); // 13.21
 */
export function formatTotalOdds(prices: readonly Odds[]): string {
  assertPrices(prices);
  return formatHundredths(hundredthsOf(productOf(prices)));
}

/**
 * Writes total odds in hundredths as customers read them.
 *
 * @example
 * [1_321, 492_810, 0].map(formatHundredths); // 13.21,4,928.10,0.00
 */
export function formatHundredths(hundredths: number | bigint): string {
  const digits = String(BigInt(hundredths)).padStart(3, '0');
  return `${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
}
