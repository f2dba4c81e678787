/** Dice whose throws follow from a seed (mulberry32), so that what went wrong can be played again. */
export const seededDice = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number from 0 up to, and without, `end`. */
    below: (end: number): number => Math.floor(next() * end),
    /** True this often. */
    chance: (of: number): boolean => next() < of,
    oneOf: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
  };
};

export type SeededDice = ReturnType<typeof seededDice>;
