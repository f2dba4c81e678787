import { productOf, type TotalOdds } from '../odds/total-odds.ts';
import { countLines, type BetSystem } from './system.ts';

/**
 * Sums the products of every choice of factors, for each number of factors up to `most`: the elementary symmetric
 * polynomials. Each factor changes every sum once, so nothing is enumerated.
 */
function elementarySums(factors: readonly bigint[], most: number): readonly bigint[] {
  const sums = [1n, ...Array.from({ length: most }, () => 0n)];
  for (const factor of factors)
    for (let count = most; count >= 1; count -= 1)
      sums[count] = (sums[count] ?? 0n) + (sums[count - 1] ?? 0n) * factor;
  return sums;
}

/** The sum of the odds of all lines of one size. */
export interface LineSum {
  /** The picks of a line. */
  readonly size: number;
  /** The sum, in thousandths to the power of the size. */
  readonly sum: bigint;
}

/** Sums the odds of the lines of each size. A factor is a price in thousandths, 1000 for a void pick, 0 for a lost one. */
export function lineSums(factors: readonly number[], { sizes, bankers }: BetSystem): readonly LineSum[] {
  const exact = factors.map(BigInt);
  const inEvery = exact.filter((_, at) => bankers.includes(at)).reduce((product, one) => product * one, 1n);
  const others = exact.filter((_, at) => !bankers.includes(at));
  const sums = elementarySums(others, others.length);
  return sizes.map((size) => ({ size, sum: inEvery * (sums[size - bankers.length] ?? 0n) }));
}

/**
 * Returns the multiple that a bet pays of its stake after tax: the product of the factors of an accumulator, or the
 * mean odds of a system's lines. An exact fraction of whole numbers.
 */
export function multipleOf(factors: readonly number[], system: BetSystem | undefined): TotalOdds {
  if (system === undefined) return productOf(factors);
  const scale = (size: number): bigint => 1_000n ** BigInt(factors.length - size);
  return {
    numerator: lineSums(factors, system).reduce((sum, line) => sum + line.sum * scale(line.size), 0n),
    denominator: 1_000n ** BigInt(factors.length) * BigInt(countLines(factors.length, system)),
  };
}
