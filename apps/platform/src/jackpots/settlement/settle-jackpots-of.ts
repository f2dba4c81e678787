import type { FeedMatchId, Instant } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { forEachJackpot, sealIfDue } from '../seal/index.ts';
import { bringTickets } from './bring-tickets.ts';
import { decideJackpot } from './decide-jackpot.ts';
import { jackpotsWith } from './jackpots.store.ts';
import { judgePicks } from './judge-picks.ts';
import { rollWaiting } from './roll-over.ts';
import { undoneJackpots, waitingRollovers } from './verdicts.store.ts';

/** What a result made of the jackpots with its match. */
export interface JackpotCount {
  /** Jackpots that were decided, or decided again after a correction. */
  readonly decided: number;
  /** Tickets that were settled, settled again, or opened again. */
  readonly tickets: number;
}

/**
 * Settles every jackpot with a match by the results, and the starts, as they are now (D80, D81, D95); a corrected result reverses and settles
 * again, once (D71). An offer that was open until then is sealed first (D88). It may be asked any number of times, by anybody: what was done is not
 * done again, and what was left half done is finished.
 */
export const settleJackpotsOf = async (
  db: Database,
  feedMatchId: FeedMatchId,
  now: Instant,
): Promise<JackpotCount> => {
  let [decided, tickets] = [0, 0];
  await forEachJackpot(await jackpotsWith(db, feedMatchId), async (jackpotId) => {
    await judgePicks(db, jackpotId, feedMatchId, now);
    await sealIfDue(db, jackpotId, now);
    await judgePicks(db, jackpotId, feedMatchId, now); // once it is sealed, its last ticket is known
    if (await db.transaction((sql) => decideJackpot(sql, jackpotId, now))) decided += 1;
    tickets += await bringTickets(db, jackpotId, now);
  });
  return { decided, tickets };
};

/**
 * Finishes what a platform that died left undone: tickets not brought to their verdict, and rollovers that wait although an offer could
 * take them. Call it whenever time has passed; mostly it finds nothing.
 */
export const sweepJackpots = async (db: Database, now: Instant): Promise<void> => {
  await forEachJackpot(await waitingRollovers(db), (jackpotId) =>
    db.transaction((sql) => rollWaiting(sql, jackpotId, now)),
  );
  await forEachJackpot(await undoneJackpots(db), (jackpotId) => bringTickets(db, jackpotId, now));
};
