/**
 * Divides whole numbers, halves rounded up: the only rounding of what a bet pays. Shares of a jackpot are rounded down
 * instead. Throws RangeError for a dividend below zero, and for a divisor that is not above it.
 *
 * @example
 * divideHalfUp(4_900_000n, 1_125n); // 4356
 * divideHalfUp(5n, 2n); // 3
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (dividend < 0n || divisor <= 0n) throw new RangeError(`Cannot divide ${dividend} by ${divisor}`);
  return (2n * dividend + divisor) / (2n * divisor);
}
