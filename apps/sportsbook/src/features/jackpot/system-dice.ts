import type { Dice } from '@kipenga/betting-core';

const NUMBERS = 2 ** 32;

/** The device's own dice. A number beyond the last whole round of sides is thrown again: each side is as likely as any other. */
export const systemDice: Dice = (sides) => {
  const fair = NUMBERS - (NUMBERS % sides);
  const [thrown] = crypto.getRandomValues(new Uint32Array(1));
  return thrown !== undefined && thrown < fair ? thrown % sides : systemDice(sides);
};
