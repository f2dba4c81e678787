/** A choice with a weight: the count of equally likely numbers that select it. */
export interface Weighted<T> {
  readonly weight: number;
  readonly value: T;
}

/**
 * The choice that a number selects, from 0 to the sum of the weights minus one.
 * @throws RangeError for a number beyond that.
 */
export const weightedAt = <T>(choices: readonly Weighted<T>[], number: number): T => {
  let left = number;
  for (const { weight, value } of choices) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError(`No choice has the number ${number}`);
};
