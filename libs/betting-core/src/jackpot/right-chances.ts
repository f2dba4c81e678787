/** Returns, from the chance of each to be right, the chance at index k that exactly k of them are (Poisson binomial). */
export const rightChances = (chances: readonly number[]): readonly number[] =>
  chances.reduce<readonly number[]>(
    (counts, chance) =>
      Array.from(
        { length: counts.length + 1 },
        (_, at) => (counts[at] ?? 0) * (1 - chance) + (counts[at - 1] ?? 0) * chance,
      ),
    [1],
  );
