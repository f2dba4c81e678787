import type { JackpotId } from '@kipenga/betting-core';
import { DatabaseUnavailable } from '../../database/index.ts';

/**
 * Does the work for one jackpot after the other; a failing one does not hold up the others.
 * @throws AggregateError of all failures, at the end.
 * @throws DatabaseUnavailable at once: the others would fail too.
 */
export const forEachJackpot = async (
  jackpotIds: readonly JackpotId[],
  work: (jackpotId: JackpotId) => Promise<unknown>,
): Promise<void> => {
  const errors: unknown[] = [];
  for (const jackpotId of jackpotIds) {
    try {
      await work(jackpotId);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} jackpots failed: ${errors.join('; ')}`);
};
