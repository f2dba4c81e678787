/**
 * The quotient of two whole numbers, halves up: the only rounding of what a bet pays (D01). Shares of a jackpot are rounded down
 * instead. Throws RangeError for a dividend below zero, and for a divisor that is not above it.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (dividend < 0n || divisor <= 0n) throw new RangeError(`Cannot divide ${dividend} by ${divisor}`);
  return (2n * dividend + divisor) / (2n * divisor);
}
