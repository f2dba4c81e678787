import type { Instant } from '@kipenga/betting-core';
import { releaseHolds } from '../src/bets/index.ts';
import type { Database } from '../src/database/index.ts';
import { releaseTicketHolds } from '../src/jackpots/index.ts';
import { throwIt } from '../src/settling/index.ts';

const countOf = async (released: AsyncIterable<number>): Promise<number> => {
  let count = 0;
  for await (const some of released) count += some;
  return count;
};

/** Releases every hold of a bet whose day has come, and answers how many; throws what is wrong with one. */
export const releasePayoutHolds = (db: Database, now: Instant): Promise<number> =>
  countOf(releaseHolds(db, now, throwIt));

/** The same of jackpot tickets. */
export const releaseJackpotHolds = (db: Database, now: Instant): Promise<number> =>
  countOf(releaseTicketHolds(db, now, throwIt));
