import type { FeedMatchId, Instant } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { feedMatchIdOf, markSettled, owedSettlements, tellBegunByResult } from '../sports/index.ts';

export interface Settling {
  readonly onResult: (feedMatchId: FeedMatchId, now: Instant) => Promise<unknown>;
  readonly onFailure: (what: string, error: unknown) => void;
}

/**
 * Settles every match whose newest result has not been settled, or whose newest start has not been judged by (D95). What is owed is kept
 * with the match itself, so a platform that died in between settles when it is back; one match that fails does not hold up the others.
 */
export const settleOwed = async (
  db: Database,
  now: Instant,
  { onResult, onFailure }: Settling,
): Promise<void> => {
  for (const owed of await owedSettlements(db, now)) {
    try {
      await tellBegunByResult(db, owed.feedNumber, now);
      await onResult(feedMatchIdOf(owed.feedNumber), now);
      await markSettled(db, owed, now);
    } catch (error) {
      onFailure(`settling match ${owed.feedNumber}`, error);
    }
  }
};
