import { divideHalfUp } from '../money/divide-half-up.ts';
import type { Odds } from './odds.ts';

/** The exact product of prices, as a fraction of whole numbers. For arithmetic inside the rules; it does not belong in a store. */
export interface TotalOdds {
  /** The product of the prices' thousandths. */
  readonly numerator: bigint;
  /** 1000 to the number of prices. */
  readonly denominator: bigint;
}

/** The product of the prices, never rounded (D01). Of no prices it is 1. */
export function totalOdds(prices: readonly Odds[]): TotalOdds {
  return {
    numerator: prices.reduce((product, price) => product * BigInt(price), 1n),
    denominator: 1_000n ** BigInt(prices.length),
  };
}

function hundredthsOf(prices: readonly Odds[]): bigint {
  const { numerator, denominator } = totalOdds(prices);
  return divideHalfUp(100n * numerator, denominator);
}

/** The product in hundredths, half up: the wire's `total_odds` times 100. For showing and storing, never for reckoning. */
export const totalOddsHundredths = (prices: readonly Odds[]): number => Number(hundredthsOf(prices));

/** The product as customers read it, with two decimals: '13.21'. */
export function formatTotalOdds(prices: readonly Odds[]): string {
  const digits = String(hundredthsOf(prices));
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
