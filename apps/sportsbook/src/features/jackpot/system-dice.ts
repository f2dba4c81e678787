import type { Dice } from '@kipenga/betting-core';

const NUMBERS = 2 ** 32;

/**
 * Rolls with the device's cryptographic random numbers. A number beyond the last whole multiple of the sides is drawn
 * again, so that all sides are equally likely.
 */
export const systemDice: Dice = (sides) => {
  const fair = NUMBERS - (NUMBERS % sides);
  const [thrown] = crypto.getRandomValues(new Uint32Array(1));
  return thrown !== undefined && thrown < fair ? thrown % sides : systemDice(sides);
};
