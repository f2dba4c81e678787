/**
 * The only rounding in the product: the quotient of two whole numbers, halves up (D01). Throws RangeError for
 * a negative number or a divisor of zero: money is never negative here.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (dividend < 0n || divisor <= 0n) throw new RangeError(`Cannot divide ${dividend} by ${divisor}`);
  return (2n * dividend + divisor) / (2n * divisor);
}
