/** Something that is drawn with a weight: so many of all equally likely numbers mean it. */
export interface Weighted<T> {
  readonly weight: number;
  readonly value: T;
}

/** What a number means, from 0 to one below the sum of the weights. @throws RangeError beyond them. */
export const weightedAt = <T>(choices: readonly Weighted<T>[], number: number): T => {
  let left = number;
  for (const { weight, value } of choices) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError(`No choice has the number ${number}`);
};
