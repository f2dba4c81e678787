import type { Digest } from '../../fairness/digest.ts';
import { Drawing } from '../../fairness/drawing.ts';
import { strengthsOf } from './runners.ts';

/**
 * The runners' numbers in the order they come in. Each place goes to one of the remaining runners, with a chance in
 * proportion to strength.
 */
export const runRace = (digest: Digest, round: string): readonly number[] => {
  const drawing = new Drawing(digest);
  const strengths = strengthsOf(round);
  const left = strengths.map((_, at) => at + 1);
  return strengths.flatMap(() =>
    left.splice(drawing.among(left.map((runner) => BigInt(strengths[runner - 1] ?? 0))), 1),
  );
};
