import type { Digest } from '../../fairness/digest.ts';
import { Drawing } from '../../fairness/drawing.ts';
import { strengthsOf } from './runners.ts';

/**
 * The order in which the runners of a round come in, by their numbers: each place goes to one of those left, each as likely as its
 * part of their strength.
 */
export const runRace = (digest: Digest, round: string): readonly number[] => {
  const drawing = new Drawing(digest);
  const strengths = strengthsOf(round);
  const left = strengths.map((_, at) => at + 1);
  return strengths.flatMap(() =>
    left.splice(drawing.among(left.map((runner) => BigInt(strengths[runner - 1] ?? 0))), 1),
  );
};
