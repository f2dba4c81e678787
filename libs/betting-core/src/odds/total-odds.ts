import { assertPrices } from '../assertions.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import { groupThousands } from '../money/group-thousands.ts';
import type { Odds } from './odds.ts';

/**
 * The exact product of prices, as a fraction of whole numbers. It is for the rules' arithmetic, never for a
 * store.
 */
export interface TotalOdds {
  /** The product of the prices' thousandths. */
  readonly numerator: bigint;
  /** 1000 to the number of prices. */
  readonly denominator: bigint;
}

/** The product of the prices, never rounded (D01). Of no prices it is 1. */
export function totalOdds(prices: readonly Odds[]): TotalOdds {
  assertPrices(prices);
  return productOf(prices);
}

/** The same of prices that were asserted before: a quote asks for it many times. */
export function productOf(prices: readonly number[]): TotalOdds {
  return {
    numerator: prices.reduce((product, price) => product * BigInt(price), 1n),
    denominator: 1_000n ** BigInt(prices.length),
  };
}

/** An exact multiple in hundredths, half up. */
export const hundredthsOf = ({ numerator, denominator }: TotalOdds): bigint =>
  divideHalfUp(100n * numerator, denominator);

/** The same as a number. What is beyond every number is the largest there is, since JSON has no infinity. */
export const asNumber = (hundredths: bigint): number => Math.min(Number(hundredths), Number.MAX_VALUE);

/**
 * The product in hundredths, half up: the wire's `total_odds` times 100. For showing and storing, never for
 * arithmetic. Beyond the largest number it stays there.
 */
export function totalOddsHundredths(prices: readonly Odds[]): number {
  assertPrices(prices);
  return asNumber(hundredthsOf(productOf(prices)));
}

/** The product as customers read it, with two decimals and thousands separators: '13.21', '4,928.10'. */
export function formatTotalOdds(prices: readonly Odds[]): string {
  assertPrices(prices);
  return formatHundredths(hundredthsOf(productOf(prices)));
}

/** Total odds that come in hundredths, as customers read them: 1321 is '13.21'; no picks, 0, are '0.00'. */
export function formatHundredths(hundredths: number | bigint): string {
  const digits = String(BigInt(hundredths)).padStart(3, '0');
  return `${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
}
