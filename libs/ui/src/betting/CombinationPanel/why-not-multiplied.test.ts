import { expect, test } from 'vitest';
import { whyNotMultiplied } from './why-not-multiplied.ts';

test.each([
  [3.44, 3.68, 2, 'often'],
  [4.9, 3.68, 2, 'seldom'],
  [3.95, 3.68, 2, 'alone'], // the margins of two picks
  [4.8, 3.68, 3, 'alone'], // those of three
] as const)('true %d beside multiplied %d of %i picks: %s', (trueOdds, multipliedOdds, picks, why) =>
  expect(whyNotMultiplied({ trueOdds, multipliedOdds }, picks)).toBe(why),
);
