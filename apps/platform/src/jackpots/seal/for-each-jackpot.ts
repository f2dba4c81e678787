import type { JackpotId } from '@kipenga/betting-core';
import { DatabaseUnavailable } from '../../database/index.ts';

/**
 * Does the work for one jackpot after the other; one that fails does not hold up the others.
 * @throws AggregateError of what failed, once all had their turn.
 * @throws DatabaseUnavailable at once: none of the others would get further.
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
