import fc from 'fast-check';
import type { GoalModel } from '../score-matrix.ts';

/** Goal models as wide as those of real matches. */
export const goalModel: fc.Arbitrary<GoalModel> = fc.record({
  lambdaHome: fc.double({ min: 0.25, max: 3.6, noNaN: true }),
  lambdaAway: fc.double({ min: 0.2, max: 3.2, noNaN: true }),
  theta: fc.double({ min: 0.86, max: 1.27, noNaN: true }),
});
