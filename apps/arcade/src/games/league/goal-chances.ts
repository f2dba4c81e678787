/** No side scores more in a match: Poisson's table is cut here. */
export const MOST_GOALS = 8;

const HUNDREDTHS = 100n;

const factorial = (value: number): bigint => (value < 2 ? 1n : BigInt(value) * factorial(value - 1));

/**
 * How likely 0, 1, ... 8 goals are where so many hundredths of a goal are expected, as whole weights: Poisson's n^k / k!, brought to
 * one denominator. Exact, without a logarithm or a fraction of binary digits, so that every machine has the same table.
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
