import type { FeedMatchId, Instant } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { feedMatchIdOf, markSettled, owedSettlements } from '../sports/index.ts';

export interface Settling {
  readonly onResult: (feedMatchId: FeedMatchId, now: Instant) => Promise<unknown>;
  readonly onFailure: (what: string, error: unknown) => void;
}

/**
 * Settles every match whose newest result has not been settled. What is owed is kept with the result itself, so a platform
 * that died in between settles when it is back; one match that fails does not hold up the others.
 */
export const settleOwed = async (
  db: Database,
  now: Instant,
  { onResult, onFailure }: Settling,
): Promise<void> => {
  for (const owed of await owedSettlements(db)) {
    try {
      await onResult(feedMatchIdOf(owed.feedNumber), now);
      await markSettled(db, owed);
    } catch (error) {
      onFailure(`settling match ${owed.feedNumber}`, error);
    }
  }
};
