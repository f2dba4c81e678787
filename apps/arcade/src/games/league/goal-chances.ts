/** The most goals of a side in a match; Poisson's table ends here. */
export const MOST_GOALS = 8;

const HUNDREDTHS = 100n;

const factorial = (value: number): bigint => (value < 2 ? 1n : BigInt(value) * factorial(value - 1));

/**
 * Whole weights for 0, 1, ... 8 goals at this expectation, in hundredths of a goal: Poisson's n^k / k!, on a common
 * denominator. Exact, without logarithms or binary fractions, so that all machines compute the same table.
 */
export const goalWeights = (expectedHundredths: number): readonly bigint[] =>
  Array.from(
    { length: MOST_GOALS + 1 },
    (_, goals) =>
      (BigInt(expectedHundredths) ** BigInt(goals) *
        HUNDREDTHS ** BigInt(MOST_GOALS - goals) *
        factorial(MOST_GOALS)) /
      factorial(goals),
  );
