import { numberBelow, type Digest } from '../../fairness/digest.ts';
import { BALLS, DRAWN } from './markets.ts';

/**
 * The balls of a draw, in order. Each is taken from the remaining balls, in rising order, at the index that the
 * digest's next word names.
 */
export const drawBalls = (digest: Digest): readonly number[] => {
  const left = Array.from({ length: BALLS }, (_, index) => index + 1);
  return Array.from({ length: DRAWN }, (_, word) =>
    left.splice(numberBelow(digest, word, left.length), 1),
  ).flat();
};
